import Foundation
import SampanFoundation
import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class SearchPasteTests {
    private final class Tokens: NSObject, UITextPasteDelegate {
        var isToken = true
        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
        ) {
            guard isToken, let item = item as? any UISearchTextFieldPasteItem else { return item.setResult(string: "plain") }
            item.setSearchTokenResult(UISearchToken(icon: nil, text: "pasted"))
            item.setSearchTokenResult(UISearchToken(icon: nil, text: "too late"))
        }
    }

    @Test func whatIsPastedIntoASearchFieldMayBecomeAToken() {
        let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        let controller = UIViewController()
        controller.view.addSubview(field)
        let stage = Stage(controller)
        let tokens = Tokens()
        field.pasteDelegate = tokens
        UIPasteboard.general.setItems([["public.utf8-plain-text": "one"], ["public.utf8-plain-text": "two"]])
        field.paste(nil)
        stage.settle()
        #expect(field.tokens.count == 2 && field.text == "")
        tokens.isToken = false
        field.paste(nil)
        #expect(field.tokens.count == 2 && field.text == "plainplain")
    }
}
