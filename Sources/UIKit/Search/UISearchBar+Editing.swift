import Foundation

extension UISearchBar {
    func shouldBeginEditing() -> Bool {
        guard let delegate else { return true }
        return OptionalRequirement.call { delegate.searchBarShouldBeginEditing(self) } ?? true
    }

    func shouldEndEditing() -> Bool {
        guard let delegate else { return true }
        return OptionalRequirement.call { delegate.searchBarShouldEndEditing(self) } ?? true
    }

    func mayReplace(_ range: NSRange, with text: String) -> Bool {
        guard let delegate else { return true }
        return OptionalRequirement.call { delegate.searchBar(self, shouldChangeTextIn: range, replacementText: text) } ?? true
    }

    func editingBegan() {
        searchController?.searchBarBeganEditing()
        follower?.searchBarBeganEditing()
        if let delegate { OptionalRequirement.call { delegate.searchBarTextDidBeginEditing(self) } }
    }

    func editingEnded() {
        if let delegate { OptionalRequirement.call { delegate.searchBarTextDidEndEditing(self) } }
    }

    func textChanged() {
        if let delegate { OptionalRequirement.call { delegate.searchBar(self, textDidChange: text ?? "") } }
        searchController?.searchTextDidChange()
        follower?.searchTextDidChange(to: text ?? "")
    }

    func searchWasChosen() {
        if let delegate { OptionalRequirement.call { delegate.searchBarSearchButtonClicked(self) } }
    }

    func cancelWasTapped() {
        if let delegate { OptionalRequirement.call { delegate.searchBarCancelButtonClicked(self) } }
        searchController?.searchBarWasCancelled()
        follower?.searchBarWasCancelled()
    }

    func accessoryWasTapped() {
        guard let delegate else { return }
        if showsSearchResultsButton {
            OptionalRequirement.call { delegate.searchBarResultsListButtonClicked(self) }
        } else {
            OptionalRequirement.call { delegate.searchBarBookmarkButtonClicked(self) }
        }
    }

    func scopeChanged() {
        selectedScopeButtonIndex = parts.scopes.selectedSegmentIndex
        if let delegate {
            OptionalRequirement.call { delegate.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex) }
        }
        searchController?.searchTextDidChange()
        follower?.searchScopeDidChange(to: selectedScopeButtonIndex)
    }
}
