import Foundation

/// A button of the formatting panel.
@MainActor
struct FormattingItem {
    typealias Panel = UITextFormattingViewController

    /// What a tap does.
    enum Action {
        case change((Panel.FormattingDescriptor) -> Panel.ChangeValue)
        case pickFont, pickColor
    }

    var title: (Panel.FormattingDescriptor) -> NSAttributedString
    var name: String
    var isOn: (Panel.FormattingDescriptor) -> Bool = { _ in false }
    var action: Action

    private init(_ title: String, _ name: String, _ attributes: [NSAttributedString.Key: Any] = [:], action: Action) {
        let text = NSAttributedString(string: title, attributes: [.font: UIFont.systemFont(ofSize: 17)].merging(attributes) { $1 })
        (self.title, self.name, self.action) = ({ _ in text }, name, action)
    }

    /// A button that is on or off.
    private static func toggle(
        _ title: String, _ word: FormattingWords, _ attributes: [NSAttributedString.Key: Any] = [:],
        isOn: @escaping (Panel.FormattingDescriptor) -> Bool, _ value: @escaping (Bool) -> Panel.ChangeValue
    ) -> FormattingItem {
        var item = FormattingItem(title, word.text, attributes, action: .change { value(!isOn($0)) })
        item.isOn = isOn
        return item
    }

    private static func button(
        _ title: String, _ word: FormattingWords, size: CGFloat = 17, _ value: @escaping (Panel.FormattingDescriptor) -> Panel.ChangeValue
    ) -> FormattingItem {
        FormattingItem(title, word.text, [.font: UIFont.systemFont(ofSize: size)], action: .change(value))
    }

    private static func has(_ trait: UIFontDescriptor.SymbolicTraits) -> (Panel.FormattingDescriptor) -> Bool {
        { !$0.fonts.isEmpty && $0.fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(trait) } }
    }

    /// The buttons of a component.
    static func items(of key: Panel.ComponentKey, _ configuration: Panel.Configuration) -> [FormattingItem] {
        switch key {
        case .formattingStyles: (configuration.formattingStyles ?? []).map(style)
        case .fontAttributes:
            [
                toggle("B", .bold, [.font: UIFont.boldSystemFont(ofSize: 17)], isOn: has(.traitBold)) { .bold($0) },
                toggle("I", .italic, [.font: UIFont.italicSystemFont(ofSize: 17)], isOn: has(.traitItalic)) { .italic($0) },
                toggle("U", .underline, [.underlineStyle: 1], isOn: \.underlinePresent) { .underline($0) },
                toggle("S", .strikethrough, [.strikethroughStyle: 1], isOn: \.strikethroughPresent) { .strikethrough($0) },
            ]
        case .fontPicker: [fontItem]
        case .fontSize:
            [button("A", .smaller, size: 14) { _ in .decreaseFontSize }, button("A", .larger, size: 22) { _ in .increaseFontSize }]
        case .fontPointSize: steps(.smaller, .larger, at: { Double($0.fonts.first?.pointSize ?? 17) }) { .fontSize($0) }
        case .lineHeight:
            steps(.lineHeight, .lineHeight, at: { $0.lineHeight ?? Double($0.fonts.first?.lineHeight ?? 20).rounded() }) { .lineHeight($0) }
        case .textAlignment: alignments(false)
        case .textAlignmentAndJustification: alignments(true)
        case .textIndentation: [button("⇤", .less) { _ in .decreaseIndentation }, button("⇥", .more) { _ in .increaseIndentation }]
        case .listStyles: [list("•", .bulleted, .disc), list("–", .dashed, .hyphen), list("1.", .numbered, .decimal)]
        case .textColor: [colorItem]
        case .highlight: [highlight(.default)]
        case .highlightPicker: Panel.Highlight.all.map(highlight)
        default: []
        }
    }

    private static func style(_ style: Panel.FormattingStyle) -> FormattingItem {
        let title = String(localized: style.title)
        var attributes = BridgedStyle.attributes(style.attributes)
        attributes[.font] = (attributes[.font] as? UIFont)?.withSize(17)
        var item = FormattingItem(title, title, attributes, action: .change { _ in .formattingStyle(style.styleKey) })
        item.isOn = { $0.formattingStyleKey == style.styleKey }
        return item
    }

    private static var fontItem: FormattingItem {
        var item = FormattingItem("", FormattingWords.font.text, action: .pickFont)
        item.title = { descriptor in
            let names = Set(descriptor.fonts.map(\.familyName))
            return NSAttributedString(
                string: names.count == 1 ? names.first ?? "" : FormattingWords.font.text, attributes: [.font: UIFont.systemFont(ofSize: 17)]
            )
        }
        return item
    }

    private static var colorItem: FormattingItem {
        var item = FormattingItem("", FormattingWords.color.text, action: .pickColor)
        item.title = { descriptor in
            NSAttributedString(
                string: "●",
                attributes: [.font: UIFont.systemFont(ofSize: 22), .foregroundColor: descriptor.textColors.first ?? UIColor.label])
        }
        return item
    }

    private static func steps(
        _ less: FormattingWords, _ more: FormattingWords, at value: @escaping (Panel.FormattingDescriptor) -> Double,
        _ change: @escaping (Double) -> Panel.ChangeValue
    ) -> [FormattingItem] {
        [
            button("−", less) { change(max(1, value($0) - 1)) },
            button("+", more) { change(value($0) + 1) },
        ]
    }

    private static func alignments(_ justifies: Bool) -> [FormattingItem] {
        let all: [(String, FormattingWords, Panel.TextAlignment)] = [
            ("⟸", .left, .left), ("⟺", .center, .center), ("⟹", .right, .right), ("☰", .justified, .justified),
        ]
        return all.prefix(justifies ? 4 : 3).map { title, word, alignment in
            toggle(title, word, isOn: { $0.textAlignments == [alignment] }) { _ in .textAlignment(alignment) }
        }
    }

    private static func list(_ title: String, _ word: FormattingWords, _ kind: Panel.TextList) -> FormattingItem {
        toggle(title, word, isOn: { $0.textLists == [kind] }) { .textList($0 ? kind : nil) }
    }

    private static func highlight(_ kind: Panel.Highlight) -> FormattingItem {
        let color = kind.scheme.color(tint: .tintColor).withAlphaComponent(0.4)
        return toggle("A", .highlight, [.backgroundColor: color], isOn: { $0.highlights == [kind] }) { .highlight($0 ? kind : nil) }
    }
}

/// The older form of the attributes of a style.
enum BridgedStyle {
    static func attributes(_ container: AttributeContainer) -> [NSAttributedString.Key: Any] {
        NSAttributedString(AttributedString("x", attributes: container)).attributes(at: 0, effectiveRange: nil)
    }
}
