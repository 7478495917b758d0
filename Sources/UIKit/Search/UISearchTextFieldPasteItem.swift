import Foundation
import SampanFoundation

/// Something that is pasted into a search field, and may become a token. The delegate for pasting (`UITextPasteDelegate`) gets such items of
/// search fields. See https://developer.apple.com/documentation/uikit/uisearchtextfieldpasteitem.
@preconcurrency @MainActor
public protocol UISearchTextFieldPasteItem: UITextPasteItem {
    /// It becomes a token, behind those that there are.
    func setSearchTokenResult(_ token: UISearchToken)
}

/// Something that is pasted into a search field.
final class SearchPasteItem: PasteItem, UISearchTextFieldPasteItem {
    /// Takes the token.
    var takeToken: (UISearchToken) -> Void = { _ in }

    func setSearchTokenResult(_ token: UISearchToken) {
        guard isOpen else { return }
        takeToken(token)
        setNoResult()
    }
}
