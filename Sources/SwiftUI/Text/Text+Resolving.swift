import UIKit

extension Text {
    /// The text without its looks.
    package func plainString(in environment: EnvironmentValues) -> String {
        switch source {
        case .verbatim(let string): string
        case .key(let key, let table, let bundle): key.resolved(table, bundle, environment)
        case .attributed(let string): String(string.characters)
        case .image: ""
        case .joined(let first, let second): first.plainString(in: environment) + second.plainString(in: environment)
        case .date(let date, let style): style.string(date, environment)
        case .formatted(let value): value.string(environment.locale)
        }
    }

    /// The text as UIKit shows it.
    func attributed(in environment: EnvironmentValues) -> NSAttributedString {
        let result = NSMutableAttributedString()
        append(to: result, environment, [])
        return result
    }

    private func append(to result: NSMutableAttributedString, _ environment: EnvironmentValues, _ outer: [Modifier]) {
        // What is nearer to the text holds.
        let all = outer + modifiers.reversed()
        switch source {
        case .joined(let first, let second):
            first.append(to: result, environment, all)
            second.append(to: result, environment, all)
        case .image(let image):
            let attributes = Looks(all, environment).attributes
            if let shown = image.uiImage(in: environment) {
                let attachment = NSTextAttachment(image: shown.withTintColor(attributes[.foregroundColor] as? UIColor ?? .label))
                result.append(NSAttributedString(attachment: attachment))
            }
        case .attributed(let string): result.append(Self.marked(string, Looks(all, environment), environment))
        case .key(let key, let table, let bundle):
            let string = key.resolved(table, bundle, environment)
            if string.contains(where: { "*_`[~".contains($0) }),
                let marked = try? AttributedString(
                    markdown: string, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
            {
                result.append(Self.marked(marked, Looks(all, environment), environment))
            } else {
                result.append(NSAttributedString(string: environment.cased(string), attributes: Looks(all, environment).attributes))
            }
        default:
            let string = environment.cased(plainString(in: environment))
            result.append(NSAttributedString(string: string, attributes: Looks(all, environment).attributes))
        }
    }

    private static func marked(_ string: AttributedString, _ looks: Looks, _ environment: EnvironmentValues) -> NSAttributedString {
        let result = NSMutableAttributedString()
        for run in string.runs {
            var looks = looks
            if let intent = run.inlinePresentationIntent {
                if intent.contains(.stronglyEmphasized) { looks.weight = .bold }
                if intent.contains(.emphasized) { looks.isItalic = true }
                if intent.contains(.code) { looks.isMonospaced = true }
                if intent.contains(.strikethrough) { looks.strikethrough = TextLine() }
            }
            var attributes = looks.attributes
            if let font = run.uiKit.font { attributes[.font] = font }
            if let font = run.swiftUI.font { attributes[.font] = font.uiFont(in: environment) }
            if let color = run.uiKit.foregroundColor { attributes[.foregroundColor] = color }
            if let color = run.swiftUI.foregroundColor { attributes[.foregroundColor] = color.uiColor(in: environment) }
            if let color = run.uiKit.backgroundColor { attributes[.backgroundColor] = color }
            if let color = run.swiftUI.backgroundColor { attributes[.backgroundColor] = color.uiColor(in: environment) }
            if let link = run.link {
                attributes[.link] = link
                attributes[.foregroundColor] = Color.accentColor.uiColor(in: environment)
            }
            if run.swiftUI.underlineStyle != nil { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
            result.append(NSAttributedString(string: environment.cased(String(string[run.range].characters)), attributes: attributes))
        }
        return result
    }

    /// What a part of a text looks like.
    private struct Looks {
        let environment: EnvironmentValues
        var font: Font
        var weight: Font.Weight?
        var isItalic = false
        var isMonospaced = false
        var strikethrough: TextLine?
        private var digits = false
        private var design: Font.Design?
        private var paint: Paint?
        private var underline: TextLine?
        private var spacing: CGFloat
        private var baseline: CGFloat

        init(_ modifiers: [Modifier], _ environment: EnvironmentValues) {
            self.environment = environment
            font = environment.font ?? .body
            underline = environment.underline
            strikethrough = environment.strikethrough
            spacing = environment.tracking
            baseline = environment.baselineOffset
            for modifier in modifiers {
                switch modifier {
                case .font(let font): self.font = font ?? environment.font ?? .body
                case .weight(let weight): self.weight = weight
                case .design(let design): self.design = design
                case .italic(let isItalic): self.isItalic = isItalic
                case .bold(let isBold): weight = isBold ? .bold : nil
                case .style(let paint): self.paint = paint
                case .color(let color): paint = color.map { .color($0.uiColor(in: environment)) }
                case .hierarchy(let level): paint = HierarchicalShapeStyle(level: level).paint(in: environment)
                case .underline(let line): underline = line
                case .strikethrough(let line): strikethrough = line
                case .kerning(let points), .tracking(let points): spacing = points
                case .baseline(let points): baseline = points
                case .digits: digits = true
                case .monospaced(let isActive): isMonospaced = isActive
                }
            }
        }

        var attributes: [NSAttributedString.Key: Any] {
            var environment = environment
            if let design { environment.fontDesign = design }
            var font = font
            if digits { font = font.monospacedDigit() }
            if isMonospaced { font = font.monospaced() }
            if let weight { font = font.weight(weight) }
            if isItalic { font = font.italic() }
            let color = (paint ?? ForegroundStyle().paint(in: environment)).color ?? .label
            var result: [NSAttributedString.Key: Any] = [.font: font.uiFont(in: environment), .foregroundColor: color]
            if let underline {
                result[.underlineStyle] = underline.pattern.style.union(.single).rawValue
                if let color = underline.color { result[.underlineColor] = color.uiColor(in: environment) }
            }
            if let strikethrough {
                result[.strikethroughStyle] = strikethrough.pattern.style.union(.single).rawValue
                if let color = strikethrough.color { result[.strikethroughColor] = color.uiColor(in: environment) }
            }
            if spacing != 0 { result[.kern] = spacing }
            if baseline != 0 { result[.baselineOffset] = baseline }
            return result
        }
    }
}

extension EnvironmentValues {
    func cased(_ string: String) -> String {
        switch textCase {
        case .uppercase: string.uppercased(with: locale)
        case .lowercase: string.lowercased(with: locale)
        case nil: string
        }
    }
}

extension Text.DateStyle {
    func string(_ date: Date, _ environment: EnvironmentValues) -> String {
        let seconds = Int(date.timeIntervalSinceNow.rounded())
        switch kind {
        case .time, .date:
            let formatter = DateFormatter()
            formatter.locale = environment.locale
            formatter.timeZone = environment.timeZone
            formatter.dateStyle = kind == .date ? .long : .none
            formatter.timeStyle = kind == .time ? .short : .none
            return formatter.string(from: date)
        case .relative, .offset:
            let width: Duration.UnitsFormatStyle.UnitWidth = kind == .relative ? .abbreviated : .wide
            let words = Duration.seconds(abs(seconds)).formatted(
                .units(allowed: [.days, .hours, .minutes, .seconds], width: width, maximumUnitCount: 2).locale(environment.locale))
            return kind == .relative ? words : (seconds < 0 ? "+" : "-") + words
        case .timer:
            let (minutes, rest) = (abs(seconds) / 60, abs(seconds) % 60)
            func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            return minutes >= 60 ? "\(minutes / 60):\(two(minutes % 60)):\(two(rest))" : "\(minutes):\(two(rest))"
        }
    }
}

/// SwiftUI's attributes of text. See https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes.
extension AttributeScopes {
    /// The attributes that SwiftUI shows.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind them.
        public let backgroundColor: BackgroundColorAttribute
        /// A line below.
        public let underlineStyle: UnderlineStyleAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// The kind of value.
            public typealias Value = Font
            /// The name.
            public static let name = "SwiftUI.Font"
        }
        /// The colour of the letters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The kind of value.
            public typealias Value = Color
            /// The name.
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// The colour behind them.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The kind of value.
            public typealias Value = Color
            /// The name.
            public static let name = "SwiftUI.BackgroundColor"
        }
        /// A line below.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The kind of value.
            public typealias Value = Text.LineStyle
            /// The name.
            public static let name = "SwiftUI.UnderlineStyle"
        }
    }

    /// The attributes that SwiftUI shows.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute of SwiftUI's.
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T { self[T.self] }
}
