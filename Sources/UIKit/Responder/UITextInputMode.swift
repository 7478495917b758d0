import Foundation
import QuartzCore

/// A language that the person types in. See https://developer.apple.com/documentation/uikit/uitextinputmode.
@preconcurrency @MainActor
open class UITextInputMode: NSObject, NSSecureCoding {
    /// Posted when the person types in another language. The object is the new mode.
    nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")

    private nonisolated let language: String?

    /// The language by its BCP 47 tag, such as "en-US".
    open var primaryLanguage: String? { language }

    /// The modes that the person has: one for each of the languages of the system, the preferred one first.
    open class var activeInputModes: [UITextInputMode] { InputModes.current.all }

    init(language: String?) {
        self.language = language
        super.init()
    }

    /// Archives of modes are secure.
    nonisolated public static var supportsSecureCoding: Bool { true }

    /// Reads a mode from an archive.
    nonisolated public required init?(coder: NSCoder) {
        language = coder.decodeObject(of: NSString.self, forKey: "primaryLanguage") as String?
        super.init()
    }

    /// Writes the mode into an archive.
    nonisolated public func encode(with coder: NSCoder) {
        coder.encode(language as NSString?, forKey: "primaryLanguage")
    }
}

/// The modes of this session, and which of them is in use.
@MainActor
final class InputModes {
    static var current: InputModes { Session.current.part(InputModes.init) }

    let all: [UITextInputMode]
    private var index = 0

    init() {
        var languages: [String] = []
        for language in Locale.preferredLanguages where !languages.contains(language) { languages.append(language) }
        all = (languages.isEmpty ? ["en-US"] : languages).map { UITextInputMode(language: $0) }
    }

    /// The language of the app's own keyboard that is shown; `nil` if it says none.
    var keyboardLanguage: String? {
        didSet {
            guard keyboardLanguage != oldValue else { return }
            keyboardMode = keyboardLanguage.map { UITextInputMode(language: $0) }
            tell()
        }
    }
    private var keyboardMode: UITextInputMode?

    /// The mode in use.
    var mode: UITextInputMode { keyboardMode ?? all[index] }

    /// Takes the next mode.
    func advance() { choose(all[(index + 1) % all.count]) }

    /// Takes a mode, if it is one of the person's.
    func choose(_ mode: UITextInputMode) {
        guard let new = all.firstIndex(where: { $0 === mode }) ?? all.firstIndex(where: { $0.primaryLanguage == mode.primaryLanguage }),
            new != index, mode !== keyboardMode
        else { return }
        index = new
        tell()
    }

    private func tell() { NotificationCenter.default.post(name: UITextInputMode.currentInputModeDidChangeNotification, object: mode) }
}
