//! Rows of different lengths, one behind the other in one allocation.

/// A list of rows.
#[derive(Clone, Debug)]
pub(super) struct JaggedVec<T> {
    items: Vec<T>,
    /// Where each row begins, and where the last one ends.
    bounds: Vec<u32>,
}

impl<T> Default for JaggedVec<T> {
    fn default() -> JaggedVec<T> {
        JaggedVec { items: Vec::new(), bounds: vec![0] }
    }
}

impl<T> JaggedVec<T> {
    /// Appends a row.
    pub(super) fn push(&mut self, row: Vec<T>) {
        self.items.extend(row);
        self.bounds.push(self.items.len() as u32);
    }

    /// A row; empty if there is none of that number.
    #[inline]
    pub(super) fn row(&self, n: usize) -> &[T] {
        match (self.bounds.get(n), self.bounds.get(n + 1)) {
            (Some(&from), Some(&to)) => self.items.get(from as usize..to as usize).unwrap_or(&[]),
            _ => &[],
        }
    }
}
