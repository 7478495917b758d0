import SampanFoundation

/// Decides about a search field, its tokens and suggestions. See https://developer.apple.com/documentation/uikit/uisearchtextfielddelegate.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    // @objc(searchTextField:itemProviderForCopyingToken:) optional
    /// What gives the data of a token that is copied. Without this tokens are not copied.
    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider
    // @objc(searchTextField:didSelectSuggestion:) optional
    /// A suggestion was chosen; the suggestions are gone.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}
