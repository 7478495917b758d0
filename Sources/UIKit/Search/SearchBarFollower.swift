/// Follows what is done in a search bar, beside its delegate.
@MainActor
protocol SearchBarFollower: AnyObject {
    /// Editing began.
    func searchBarBeganEditing()
    /// There is another text.
    func searchTextDidChange(to text: String)
    /// Another scope was chosen.
    func searchScopeDidChange(to index: Int)
    /// The search was cancelled.
    func searchBarWasCancelled()
}
