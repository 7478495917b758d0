import QuartzCore
import SampanSound
import Sessions
import Testing

@testable import UIKit

/// A field with a keyboard of the app's own.
private final class KeyedField: UITextField {
    var keyboard: UIInputViewController?
    var bar: UIInputViewController?
    override var inputViewController: UIInputViewController? { keyboard }
    override var inputAccessoryViewController: UIInputViewController? { bar }
}

private final class Keyboard: UIInputViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append("will")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("did")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.append("gone")
    }
    override func textWillChange(_ textInput: (any UITextInput)?) { log.append("textWill") }
    override func textDidChange(_ textInput: (any UITextInput)?) { log.append("textDid") }
    override func selectionDidChange(_ textInput: (any UITextInput)?) { log.append("selectionDid") }
}

private final class ClickingView: UIInputView, UIInputViewAudioFeedback {
    var clicks = true
    var wanted: CGFloat = 50
    var enableInputClicksWhenVisible: Bool { clicks }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: wanted) }
}

@MainActor @Suite(.session) final class InputViewControllerTests {
    private let field = KeyedField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    private let stage: Stage

    init() {
        let controller = UIViewController()
        controller.view.addSubview(field)
        stage = Stage(controller, size: UIScreen.main.bounds.size)
    }

    private func edit(with keyboard: UIInputViewController) {
        field.keyboard = keyboard
        field.becomeFirstResponder()
        stage.advance(1)
    }

    @Test func theControllersViewIsShownWhileTheFieldIsEdited() {
        let keyboard = Keyboard()
        edit(with: keyboard)
        #expect(keyboard.inputView === keyboard.view && keyboard.inputView?.inputViewStyle == .keyboard)
        #expect(keyboard.view.window is InputWindow && keyboard.view.frame.height == 216)
        #expect(keyboard.log.filter { ["will", "did", "gone"].contains($0) } == ["will", "did"])
        keyboard.dismissKeyboard()
        stage.advance(1)
        #expect(!field.isFirstResponder && keyboard.view.window == nil && keyboard.log.last == "gone")
    }

    @Test func theProxyTypesIntoTheField() {
        let keyboard = Keyboard()
        edit(with: keyboard)
        let proxy = keyboard.textDocumentProxy
        #expect(!proxy.hasText && proxy.documentContextBeforeInput == nil)
        keyboard.log = []
        proxy.insertText("one two")
        #expect(field.text == "one two" && proxy.hasText && keyboard.log.filter { $0.hasPrefix("text") } == ["textWill", "textDid"])
        proxy.adjustTextPosition(byCharacterOffset: -3)
        #expect(proxy.documentContextBeforeInput == "one " && proxy.documentContextAfterInput == "two" && proxy.selectedText == nil)
        #expect(keyboard.log.last == "selectionDid")
        proxy.deleteBackward()
        proxy.adjustTextPosition(byCharacterOffset: -100)
        #expect(field.text == "onetwo" && proxy.documentContextBeforeInput == nil)
        field.selectAll(nil)
        #expect(proxy.selectedText == "onetwo")
        proxy.setMarkedText("new", selectedRange: NSRange(location: 3, length: 0))
        #expect(field.text == "new" && field.markedTextRange != nil)
        proxy.unmarkText()
        #expect(field.markedTextRange == nil)
    }

    @Test func theProxySaysHowTheTextWantsToBeTyped() {
        let keyboard = Keyboard()
        edit(with: keyboard)
        (field.keyboardType, field.returnKeyType) = (.emailAddress, .send)
        #expect(keyboard.textDocumentProxy.keyboardType == .emailAddress && keyboard.textDocumentProxy.returnKeyType == .send)
        let first = keyboard.textDocumentProxy.documentIdentifier
        #expect(first == keyboard.textDocumentProxy.documentIdentifier)
        let text = GridText("plain")
        field.superview!.addSubview(text)
        text.becomeFirstResponder()
        #expect(keyboard.textDocumentProxy.keyboardType == .default && keyboard.textDocumentProxy.documentIdentifier != first)
    }

    @Test func theKeyboardsLanguageIsThatOfTheTextWhileItIsShown() {
        let keyboard = Keyboard()
        let own = field.textInputMode?.primaryLanguage
        keyboard.primaryLanguage = "tlh"
        #expect(field.textInputMode?.primaryLanguage == own && own == UITextInputMode.activeInputModes.first?.primaryLanguage)
        nonisolated(unsafe) var changes = 0
        let token = NotificationCenter.default.addObserver(
            forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
        ) { _ in changes += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        edit(with: keyboard)
        #expect(field.textInputMode?.primaryLanguage == "tlh" && changes == 1)
        #expect(keyboard.textDocumentProxy.documentInputMode?.primaryLanguage == "tlh")
        field.resignFirstResponder()
        stage.advance(1)
        #expect(field.textInputMode?.primaryLanguage == own && changes == 2)
    }

    @Test func anAccessoryIsAboveTheKeyboardAndMaySizeItself() {
        let (keyboard, bar) = (Keyboard(), Keyboard())
        let view = ClickingView(frame: CGRect(x: 0, y: 0, width: 10, height: 80), inputViewStyle: .default)
        bar.inputView = view
        field.bar = bar
        edit(with: keyboard)
        #expect(view.frame.height == 80 && view.frame.maxY == keyboard.view.frame.minY && view.frame.width == stage.window.bounds.width)
        view.allowsSelfSizing = true
        stage.advance(1)
        #expect(view.frame.height == 50)
        view.wanted = 70
        view.invalidateIntrinsicContentSize()
        stage.advance(1)
        #expect(view.frame.height == 70 && view.frame.maxY == keyboard.view.frame.minY)
    }

    @Test func aHeightThatIsConstrainedIsTheViews() {
        let keyboard = Keyboard()
        keyboard.view.heightAnchor.constraint(equalToConstant: 300).isActive = true
        edit(with: keyboard)
        #expect(keyboard.view.frame.height == 300)
    }

    @Test func keysClickWhileAViewIsShownThatHasThemDoSo() async {
        await SoundMixer.withNew { mixer in
            let view = ClickingView(frame: CGRect(x: 0, y: 0, width: 10, height: 80), inputViewStyle: .keyboard)
            field.inputView = view
            UIDevice.current.playInputClick()
            #expect(!mixer.isBusy)
            field.becomeFirstResponder()
            stage.advance(1)
            view.clicks = false
            UIDevice.current.playInputClick()
            #expect(!mixer.isBusy)
            view.clicks = true
            UIDevice.current.playInputClick()
            #expect(mixer.isBusy)
            mixer.advance(0.1)
            #expect(!mixer.isBusy)
        }
    }

    @Test func theLexiconHasNoEntriesAndComesLater() async {
        let keyboard = Keyboard()
        let lexicon = await keyboard.requestSupplementaryLexicon()
        #expect(lexicon.entries.isEmpty && lexicon.copy() as? UILexicon === lexicon)
    }

    @Test func aKeyboardIsReleased() {
        weak var released: Keyboard?
        func show() {
            let keyboard = Keyboard()
            released = keyboard
            edit(with: keyboard)
            field.resignFirstResponder()
            field.keyboard = nil
        }
        show()
        stage.advance(2)
        #expect(released == nil)
    }
}

@MainActor @Suite struct InputValueTests {
    @Test func passwordRulesAndInputModesSurviveAnArchive() throws {
        let rules = UITextInputPasswordRules(descriptor: "required: lower; minlength: 8;")
        let data = try NSKeyedArchiver.archivedData(withRootObject: rules, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UITextInputPasswordRules.self, from: data)
        #expect(read?.passwordRulesDescriptor == rules.passwordRulesDescriptor && rules.copy() as? UITextInputPasswordRules === rules)
        let mode = UITextInputMode(language: "de-DE")
        let other = try NSKeyedUnarchiver.unarchivedObject(
            ofClass: UITextInputMode.self, from: NSKeyedArchiver.archivedData(withRootObject: mode, requiringSecureCoding: true))
        #expect(other?.primaryLanguage == "de-DE")
    }
}
