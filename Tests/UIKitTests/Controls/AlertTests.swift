import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class AlertTests {
    let controller = UIViewController()
    lazy var stage: Stage = {
        controller.view.backgroundColor = .white
        return Stage(controller)
    }()

    /// The middle of the label with the given text, in the window's points.
    private func place(of text: String) -> CGPoint? {
        var found: CGPoint?
        func search(_ view: UIView) {
            if let label = view as? UILabel, label.text == text {
                found = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
            }
            view.subviews.forEach(search)
        }
        WindowStack.shared.windows.forEach(search)
        return found
    }

    @Test func aChoiceDismissesTheAlertAndIsThenDone() throws {
        var chosen: [String] = []
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in chosen.append("ok") })
        _ = stage
        controller.present(alert, animated: true)
        stage.advance(1)
        #expect(controller.presentedViewController === alert)
        #expect(alert.view.frame.width == 270)
        stage.tap(try #require(place(of: "OK")))
        stage.advance(1)
        #expect(chosen == ["ok"])
        #expect(controller.presentedViewController == nil)
    }

    @Test func anAlertsTextFieldsAreEdited() throws {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Your name" }
        var typed: String?
        alert.addAction(UIAlertAction(title: "Save", style: .default) { [unowned alert] _ in typed = alert.textFields?.first?.text })
        _ = stage
        controller.present(alert, animated: true)
        stage.advance(1)
        #expect(alert.textFields?.first?.isFirstResponder == true)
        alert.textFields?.first?.insertText("Lan")
        stage.tap(try #require(place(of: "Save")))
        stage.advance(1)
        #expect(typed == "Lan")
    }

    @Test func anAlertWhoseActionReadsItsTextFieldsIsFreedOnceItIsGone() throws {
        weak var kept: UIAlertController?
        var typed: String?
        _ = stage
        do {
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField()
            alert.addAction(UIAlertAction(title: "Save", style: .default) { _ in typed = alert.textFields?.first?.text })
            controller.present(alert, animated: true)
            kept = alert
        }
        stage.advance(1)
        kept?.textFields?.first?.insertText("Lan")
        stage.tap(try #require(place(of: "Save")))
        stage.advance(1)
        #expect(typed == "Lan" && kept == nil)
    }

    @Test func aSheetLiesAtTheBottomWithCancelApart() throws {
        var chosen: [String] = []
        let sheet = UIAlertController(title: nil, message: "Choose", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("delete") })
        sheet.addAction(UIAlertAction(title: "Keep", style: .default) { _ in chosen.append("keep") })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
        _ = stage
        controller.present(sheet, animated: true)
        stage.advance(1)
        let (keep, cancel) = (try #require(place(of: "Keep")), try #require(place(of: "Cancel")))
        #expect(cancel.y - keep.y > 57)
        #expect(cancel.y > stage.window.bounds.height - 120)
        stage.tap(CGPoint(x: 200, y: 100))
        stage.advance(1)
        #expect(chosen == ["cancel"] && controller.presentedViewController == nil)
    }

    /// Presses a key that the alert handles; returns whether it does.
    private func press(_ key: String, in alert: UIAlertController) -> Bool {
        guard let action = alert.keyCommands?.first(where: { $0.input == key })?.action,
            let method = ClassRegistry.implementation(of: action, in: UIAlertController.self)
        else { return false }
        _ = method(alert, [nil])
        stage.advance(1)
        return true
    }

    @Test func theReturnKeyChoosesWhatIsPreferredAndEscapeCancels() {
        var chosen: [String] = []
        _ = stage
        for key in ["\r", UIKeyCommand.inputEscape] {
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
            let preferred = UIAlertAction(title: "OK", style: .default) { _ in chosen.append("ok") }
            alert.addAction(preferred)
            #expect(alert.keyCommands?.contains { $0.input == "\r" } == false)
            alert.preferredAction = preferred
            controller.present(alert, animated: true)
            stage.advance(1)
            #expect(press(key, in: alert))
        }
        #expect(chosen == ["ok", "cancel"] && controller.presentedViewController == nil)
    }

    @Test func theReturnKeyGoesFromFieldToField() {
        var chosen = 0
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addTextField()
        let preferred = UIAlertAction(title: "OK", style: .default) { _ in chosen += 1 }
        alert.addAction(preferred)
        alert.preferredAction = preferred
        _ = stage
        controller.present(alert, animated: true)
        stage.advance(1)
        #expect(press("\r", in: alert))
        #expect(alert.textFields?[1].isFirstResponder == true && chosen == 0)
        #expect(press("\r", in: alert))
        #expect(chosen == 1)
    }

    @Test func anAlertLooksAsWhoPresentsIt() {
        let child = UIViewController()
        child.overrideUserInterfaceStyle = .dark
        controller.addChild(child)
        controller.view.addSubview(child.view)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        _ = stage
        child.present(alert, animated: false)
        stage.settle()
        #expect(controller.traitCollection.userInterfaceStyle == .light)
        #expect(alert.view.traitCollection.userInterfaceStyle == .dark)
    }

    // MARK: UIAlertView

    private final class Listener: NSObject, UIAlertViewDelegate {
        var heard: [String] = []
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { heard.append("clicked \(buttonIndex)") }
        func didPresent(_ alertView: UIAlertView) { heard.append("presented") }
        func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) { heard.append("goes \(buttonIndex)") }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) { heard.append("gone \(buttonIndex)") }
        func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { alertView.textField(at: 0)?.text == "Lan" }
    }

    @Test func anAlertViewTellsItsDelegateWhatWasChosen() throws {
        _ = stage
        let listener = Listener()
        let alert = UIAlertView(
            title: "Name", message: "Yours", delegate: listener, cancelButtonTitle: "Cancel", otherButtonTitles: "OK", "Later")
        alert.alertViewStyle = .plainTextInput
        #expect((alert.numberOfButtons, alert.cancelButtonIndex, alert.firstOtherButtonIndex) == (3, 0, 1))
        alert.show()
        stage.advance(1)
        #expect(alert.isVisible && listener.heard == ["presented"])
        // The first button waits for the delegate's word.
        stage.tap(try #require(place(of: "OK")))
        stage.advance(1)
        #expect(alert.isVisible)
        alert.textField(at: 0)?.insertText("Lan")
        stage.advance(0.1)
        stage.tap(try #require(place(of: "OK")))
        stage.advance(1)
        #expect(listener.heard == ["presented", "clicked 1", "goes 1", "gone 1"])
        #expect(!alert.isVisible)
    }

    @Test func anAlertViewsDelegateMayBeAnything() {
        let (alert, anything) = (UIAlertView(), NSObject())
        alert.delegate = anything
        #expect(alert.delegate === anything)
    }

    @Test func aCopyOfAnActionDoesTheSame() throws {
        let action = UIAlertAction(title: "OK", style: .destructive)
        action.isEnabled = false
        let copy = try #require(action.copy() as? UIAlertAction)
        #expect(copy !== action && copy.title == "OK" && copy.style == .destructive && !copy.isEnabled)
    }

    @Test func anAlertViewIsKeptWhileItIsShownAndNoLonger() throws {
        _ = stage
        weak var kept: UIAlertView?
        autoreleasepool {
            let alert = UIAlertView()
            alert.title = "Victory"
            alert.addButton(withTitle: "Cancel")
            alert.show()
            kept = alert
        }
        stage.advance(1)
        #expect(kept?.isVisible == true)
        stage.tap(try #require(place(of: "Cancel")))
        stage.advance(1)
        #expect(kept == nil)
    }
}
