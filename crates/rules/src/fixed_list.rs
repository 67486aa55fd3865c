//! A list of bounded length that lives in the state, without the heap.

/// A list of at most `N` items. Callers never exceed the capacity; an item that does not fit is
/// dropped instead of causing a panic.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FixedList<T: Copy, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + PartialEq, const N: usize> FixedList<T, N> {
    /// An empty list; `fill` occupies the unused places.
    pub(crate) const fn new(fill: T) -> Self {
        FixedList { items: [fill; N], len: 0 }
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[T] {
        self.items.get(..self.len as usize).unwrap_or(&[])
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        self.items.get_mut(..self.len as usize).unwrap_or(&mut [])
    }

    pub(crate) fn is_full(&self) -> bool {
        self.len as usize == N
    }

    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        debug_assert!((self.len as usize) < N, "list is full");
        if let Some(slot) = self.items.get_mut(self.len as usize) {
            *slot = item;
            self.len += 1;
        }
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<T> {
        let last = self.len.checked_sub(1)?;
        let item = self.items.get(last as usize).copied();
        self.len = last;
        item
    }

    #[inline]
    pub(crate) fn last(&self) -> Option<T> {
        self.items.get((self.len as usize).wrapping_sub(1)).copied()
    }

    #[inline]
    pub(crate) fn last_mut(&mut self) -> Option<&mut T> {
        self.items.get_mut((self.len as usize).wrapping_sub(1))
    }

    /// Exchanges the last two items.
    pub(crate) fn swap_last(&mut self) {
        if let [.., a, b] = self.as_mut_slice() {
            std::mem::swap(a, b);
        }
    }

    /// Removes the item at an index; the items behind it move up.
    pub(crate) fn remove(&mut self, at: usize) -> Option<T> {
        let item = self.as_slice().get(at).copied()?;
        self.items.copy_within(at + 1..self.len as usize, at);
        self.pop();
        Some(item)
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for FixedList<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for FixedList<T, N> {}
