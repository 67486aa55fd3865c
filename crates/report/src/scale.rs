//! Scales with round numbers.

/// A range of numbers along which marks are placed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Scale {
    pub(crate) low: f64,
    pub(crate) high: f64,
    step: f64,
}

impl Scale {
    /// A scale that holds both numbers, begins and ends round, and has about so many steps.
    pub(crate) fn over(low: f64, high: f64, steps: f64) -> Scale {
        let Scale { low, high, step } = Scale::tight(low, high, steps);
        let low = (low / step + 1e-9).floor() * step;
        let high = ((high / step - 1e-9).ceil() * step).max(low + step);
        Scale { low, high, step }
    }

    /// A scale from the one number to the other, with about so many round steps.
    pub(crate) fn tight(low: f64, high: f64, steps: f64) -> Scale {
        let high = if high > low { high } else { low + 1.0 };
        let rough = (high - low) / steps;
        let unit = 10_f64.powf(rough.log10().floor());
        let round = [1.0, 2.0, 2.5, 5.0, 10.0].into_iter().map(|m| m * unit);
        let step = round.clone().find(|s| *s >= rough * 0.999).unwrap_or(unit * 10.0);
        Scale { low, high, step }
    }

    /// The round numbers of the scale.
    pub(crate) fn ticks(&self) -> impl Iterator<Item = f64> + use<> {
        let step = self.step;
        let (first, last) = ((self.low / step - 1e-6).ceil(), (self.high / step + 1e-6).floor());
        (first as i32..=last as i32).map(move |i| step * f64::from(i))
    }

    /// The distance between two round numbers.
    pub(crate) fn step(&self) -> f64 {
        self.step
    }

    /// Where a number lies, from 0 to 1.
    pub(crate) fn part(&self, value: f64) -> f64 {
        ((value - self.low) / (self.high - self.low)).clamp(0.0, 1.0)
    }

    /// Where a number lies, in hundredths, as SVG wants it.
    pub(crate) fn percent(&self, value: f64) -> String {
        format!("{:.2}%", self.part(value) * 100.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_hold_the_numbers() {
        let scale = Scale::over(-130.0, 1780.0, 5.0);
        let ticks: Vec<f64> = scale.ticks().collect();
        assert_eq!(ticks, [-500.0, 0.0, 500.0, 1000.0, 1500.0, 2000.0]);
        assert_eq!(scale.percent(0.0), "20.00%");
        let scale = Scale::over(0.0, 100.0, 5.0);
        assert_eq!((scale.low, scale.high), (0.0, 100.0));
        let tight = Scale::tight(-30.0, 1780.0, 4.0);
        assert_eq!(tight.ticks().collect::<Vec<f64>>(), [0.0, 500.0, 1000.0, 1500.0]);
    }

    #[test]
    fn a_single_number_has_a_scale_too() {
        let scale = Scale::over(5.0, 5.0, 4.0);
        assert!(scale.high > scale.low && scale.part(5.0) >= 0.0);
        assert!(scale.ticks().count() >= 2);
    }
}
