//! A small fast generator, so that what is measured is the game and not the dice.

/// A generator of the xorshift family; not for fair dice.
#[derive(Clone, Debug)]
pub struct Quick(u64);

impl Quick {
    /// A generator from a seed.
    pub fn new(seed: u64) -> Quick {
        Quick(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `n`.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((u64::from((self.0 >> 32) as u32) * u64::from(n)) >> 32) as u32
    }
}
