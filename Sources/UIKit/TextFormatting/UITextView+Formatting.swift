import Foundation
import ObjCRuntime

extension UITextView {
    /// What the panel has by which a person formats the text, where `allowsEditingTextAttributes` allows that: what texts mostly need for
    /// `nil`. See https://developer.apple.com/documentation/uikit/uitextview/textformattingconfiguration.
    public var textFormattingConfiguration: UITextFormattingViewController.Configuration? {
        get { objc_getAssociatedObject(self, FormattingKey.address) as? UITextFormattingViewController.Configuration }
        set { objc_setAssociatedObject(self, FormattingKey.address, newValue?.copy(), .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// The panel for what is selected, shown over the controller that the view belongs to.
    func showFormatting() {
        guard allowsFormatting, let presenter = nearestController, presenter.presentedViewController == nil else { return }
        let panel = UITextFormattingViewController(
            configuration: textFormattingConfiguration ?? UITextFormattingViewController.Configuration())
        let changes = FormattingChanges(self)
        // The panel keeps its delegate no longer than itself.
        objc_setAssociatedObject(panel, FormattingKey.address, changes, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        panel.delegate = changes
        panel.formattingDescriptor = changes.descriptor
        panel.whenClosing = { [weak self, weak panel] in
            guard let self, let panel, let textDelegate = self.textDelegate else { return }
            OptionalRequirement.call { textDelegate.textView(self, willEndFormattingWith: panel) }
        }
        if let textDelegate { OptionalRequirement.call { textDelegate.textView(self, willBeginFormattingWith: panel) } }
        presenter.present(panel, animated: true) { [weak self, weak panel] in
            guard let self, let panel, let textDelegate = self.textDelegate else { return }
            OptionalRequirement.call { textDelegate.textView(self, didBeginFormattingWith: panel) }
        }
    }

    private var nearestController: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }
}

private enum FormattingKey {
    nonisolated(unsafe) static let address = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// Enters the command when the library is loaded: text views know nothing of controllers.
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.register(UITextView.self) { description in
            description.method("_showTextFormattingOptions:") { view, _ in
                (view as? UITextView)?.showFormatting()
                return nil
            }
        }
    }
}

/// Makes the changes of a panel in a text view's selection, or in what is typed next.
final class FormattingChanges: NSObject, UITextFormattingViewController.Delegate {
    private typealias Attributes = [NSAttributedString.Key: Any]

    private weak var view: UITextView?
    /// How far an indentation is, in points.
    private static let indent: CGFloat = 28

    init(_ view: UITextView) {
        self.view = view
        super.init()
    }

    /// How the selection looks.
    var descriptor: UITextFormattingViewController.FormattingDescriptor {
        guard let view else { return UITextFormattingViewController.FormattingDescriptor() }
        if view.selectedRange.length == 0 { return UITextFormattingViewController.FormattingDescriptor(attributes: view.typingAttributes) }
        return UITextFormattingViewController.FormattingDescriptor(string: view.attributedText, range: view.selectedRange)
    }

    func textFormattingViewController(
        _ viewController: UITextFormattingViewController, didChangeValue changeValue: UITextFormattingViewController.ChangeValue
    ) {
        guard let view else { return }
        make(changeValue, in: view, viewController.configuration)
        viewController.formattingDescriptor = descriptor
    }

    func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {
        guard let view, let delegate = view.textDelegate else { return }
        OptionalRequirement.call { delegate.textView(view, didEndFormattingWith: viewController) }
    }

    // MARK: Changes

    private func make(
        _ value: UITextFormattingViewController.ChangeValue, in view: UITextView,
        _ configuration: UITextFormattingViewController.Configuration
    ) {
        switch value {
        case .undefined: break
        case .bold(let isOn): changeFonts(view) { Self.font($0, .traitBold, isOn) }
        case .italic(let isOn): changeFonts(view) { Self.font($0, .traitItalic, isOn) }
        case .underline(let isOn): change(view) { $0[.underlineStyle] = isOn ? 1 : nil }
        case .strikethrough(let isOn): change(view) { $0[.strikethroughStyle] = isOn ? 1 : nil }
        case .font(let font): changeFonts(view) { font.withSize($0.pointSize) }
        case .fontSize(let size): changeFonts(view) { $0.withSize(CGFloat(size)) }
        case .increaseFontSize: changeFonts(view) { $0.withSize($0.pointSize + 1) }
        case .decreaseFontSize: changeFonts(view) { $0.withSize(max(1, $0.pointSize - 1)) }
        case .textColor(let color): change(view) { $0[.foregroundColor] = color }
        case .highlight(let highlight):
            change(view) {
                $0[.textHighlightStyle] = highlight == nil ? nil : NSAttributedString.TextHighlightStyle.default
                $0[.textHighlightColorScheme] = highlight?.scheme
            }
        case .formattingStyle(let key):
            guard let style = configuration.formattingStyles?.first(where: { $0.styleKey == key }) else { return }
            let attributes = BridgedStyle.attributes(style.attributes)
            change(view) { $0.merge(attributes) { $1 } }
        case .lineHeight(let height):
            changeParagraphs(view) { ($0.minimumLineHeight, $0.maximumLineHeight) = (CGFloat(height), CGFloat(height)) }
        case .increaseIndentation: changeParagraphs(view) { Self.indent($0, by: Self.indent) }
        case .decreaseIndentation: changeParagraphs(view) { Self.indent($0, by: -Self.indent) }
        case .textList(let list):
            let formats: [UITextFormattingViewController.TextList: NSTextList.MarkerFormat] = [
                .disc: .disc, .hyphen: .hyphen, .decimal: .decimal,
            ]
            // Paragraphs of one list share it.
            let lists = list.flatMap { formats[$0] }.map { [NSTextList(markerFormat: $0, options: 0)] } ?? []
            changeParagraphs(view) { $0.textLists = lists }
        case .textAlignment(let alignment):
            let all: [UITextFormattingViewController.TextAlignment: NSTextAlignment] = [
                .left: .left, .center: .center, .right: .right, .justified: .justified,
            ]
            changeParagraphs(view) { $0.alignment = all[alignment] ?? .natural }
        }
    }

    private static func font(_ font: UIFont, _ trait: UIFontDescriptor.SymbolicTraits, _ isOn: Bool) -> UIFont {
        var traits = font.fontDescriptor.symbolicTraits
        if isOn { traits.insert(trait) } else { traits.remove(trait) }
        return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: font.pointSize) } ?? font
    }

    private static func indent(_ style: NSMutableParagraphStyle, by distance: CGFloat) {
        style.headIndent = max(0, style.headIndent + distance)
        style.firstLineHeadIndent = max(0, style.firstLineHeadIndent + distance)
    }

    private func changeFonts(_ view: UITextView, _ body: (UIFont) -> UIFont) {
        change(view) { $0[.font] = body($0[.font] as? UIFont ?? view.completeAttributes[.font] as? UIFont ?? UITextView.defaultFont) }
    }

    private func changeParagraphs(_ view: UITextView, _ body: (NSMutableParagraphStyle) -> Void) {
        let paragraphs = view.editor.string.paragraphRange(for: view.selectedRange)
        change(view, paragraphs) { attributes in
            let style =
                (attributes[.paragraphStyle] as? NSParagraphStyle ?? view.defaultParagraph).mutableCopy() as! NSMutableParagraphStyle
            body(style)
            attributes[.paragraphStyle] = style
        }
    }

    private func change(_ view: UITextView, _ body: (inout Attributes) -> Void) { change(view, view.selectedRange, body) }

    private func change(_ view: UITextView, _ range: NSRange, _ body: (inout Attributes) -> Void) {
        if view.selectedRange.length == 0 {
            var typing = view.typingAttributes
            body(&typing)
            view.typingAttributes = typing
        }
        guard range.length > 0 else { return }
        let (storage, selection) = (view.textStorage, view.selectedRange)
        view.editor.history.note(range, of: storage, becomes: view.editor.string.substring(with: range), selection: selection)
        var runs: [(NSRange, Attributes)] = []
        storage.enumerateAttributes(in: range, options: []) { attributes, range, _ in runs.append((range, attributes)) }
        storage.beginEditing()
        for (range, old) in runs {
            var attributes = old
            body(&attributes)
            storage.setAttributes(attributes, range: range)
        }
        storage.endEditing()
        view.textWasEdited()
    }
}
