import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class ActionSheetTests {
    let controller = UIViewController()
    lazy var stage = Stage(controller)

    private func tap(_ text: String) {
        var found: CGPoint?
        func search(_ view: UIView) {
            if let label = view as? UILabel, label.text == text {
                found = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
            }
            view.subviews.forEach(search)
        }
        WindowStack.shared.windows.forEach(search)
        if let found { stage.tap(found) } else { Issue.record("there is no \"\(text)\"") }
        stage.advance(1)
    }

    @available(iOS, deprecated: 8.3)
    @Test func anActionSheetTellsOfTheButtonThatWasTapped() {
        let log = ActionSheetLog()
        let sheet = UIActionSheet(
            title: "Sure?", delegate: log, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete", otherButtonTitles: "Keep", "Move")
        #expect(sheet.destructiveButtonIndex == 0)
        #expect(sheet.firstOtherButtonIndex == 1)
        #expect(sheet.cancelButtonIndex == 3)
        #expect(sheet.numberOfButtons == 4)
        #expect(sheet.buttonTitle(at: 2) == "Move")
        #expect(sheet.buttonTitle(at: 9) == nil)
        _ = stage
        sheet.show(in: controller.view)
        stage.advance(1)
        #expect(sheet.isVisible)
        tap("Move")
        #expect(!sheet.isVisible)
        #expect(log.words == ["will present", "did present", "clicked 2", "will dismiss 2", "did dismiss 2"])
    }

    @Test func anActionSheetsStylesAreNumberedAsThoseOfBars() {
        #expect(UIActionSheetStyle(rawValue: -1) == .automatic && UIActionSheetStyle.default.rawValue == UIBarStyle.default.rawValue)
        #expect(UIActionSheetStyle.blackOpaque.rawValue == UIBarStyle.black.rawValue)
        #expect(UIActionSheetStyle.blackTranslucent.rawValue == UIBarStyle.blackTranslucent.rawValue)
    }

    @available(iOS, deprecated: 8.3)
    @Test func aTapBesideAnActionSheetCancelsIt() {
        let log = ActionSheetLog()
        let sheet = UIActionSheet(title: nil, delegate: log, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete")
        _ = stage
        sheet.show(in: controller.view)
        stage.advance(1)
        stage.tap(CGPoint(x: 200, y: 200))
        stage.advance(1)
        #expect(!sheet.isVisible)
        #expect(log.words.suffix(3) == ["clicked 1", "will dismiss 1", "did dismiss 1"])
    }
}

@available(iOS, deprecated: 8.3)
private final class ActionSheetLog: NSObject, UIActionSheetDelegate {
    var words: [String] = []
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) { words.append("clicked \(buttonIndex)") }
    func willPresent(_ actionSheet: UIActionSheet) { words.append("will present") }
    func didPresent(_ actionSheet: UIActionSheet) { words.append("did present") }
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
        words.append("will dismiss \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
        words.append("did dismiss \(buttonIndex)")
    }
}
