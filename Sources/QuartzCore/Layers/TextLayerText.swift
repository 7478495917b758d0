import CoreGraphics
import Foundation
import SampanTextLayout

/// Something that stands for a font; UIKit's fonts do.
package protocol FontFaceHolder: AnyObject {
    /// The face.
    var face: FontFace { get }
}

/// Something that stands for a colour; UIKit's colours do.
package protocol ColorHolder: AnyObject {
    /// The colour as it looks now.
    var cgColor: CGColor { get }
}

/// Something that stands for the style of a paragraph; UIKit's paragraph styles do.
package protocol ParagraphStyleHolder: AnyObject {
    /// The style.
    var layoutStyle: ParagraphStyle { get }
}

/// A text layer's string as the text layout takes it.
struct TextLayerText {
    private let values: TextLayerValues

    init(_ values: TextLayerValues) { self.values = values }

    /// The text; `nil` if there is none.
    var styled: StyledText? {
        switch values.string {
        case let attributed as NSAttributedString where attributed.length > 0: styled(attributed)
        case is NSAttributedString: nil
        case let string as String where !string.isEmpty:
            StyledText(string: string, shape: plainShape, paint: plainPaint, paragraph: paragraph(nil))
        default: nil
        }
    }

    private var plainShape: ShapeStyle { ShapeStyle(font: font(values.font, size: values.fontSize)) }
    private var plainPaint: TextPaint { TextPaint(foreground: values.foregroundColor ?? .black) }

    private func font(_ given: CFTypeRef?, size: CGFloat) -> FontFace {
        let library = FontLibrary.shared
        if let holder = given as? any FontFaceHolder {
            var specification = holder.face.specification
            if specification.size == size { return holder.face }
            specification.size = size
            if let face = library.face(specification) { return face }
        }
        let name = given as? String ?? "Helvetica"
        return library.face(FontSpecification(family: .postScript(name), size: size))
            ?? library.face(FontSpecification(family: .family(name), size: size)) ?? library.systemFace(size: size)
    }

    private func paragraph(_ own: Any?) -> ParagraphStyle {
        let given = (own as? any ParagraphStyleHolder)?.layoutStyle
        var style = given ?? ParagraphStyle()
        if given == nil || style.alignment == .natural { style.alignment = values.alignmentMode.alignment }
        if values.isWrapped {
            if !style.lineBreakMode.wraps { style.lineBreakMode = .byWordWrapping }
        } else {
            style.lineBreakMode = values.truncationMode.lineBreakMode ?? .byClipping
        }
        return style
    }

    // MARK: Attributed text

    private func styled(_ text: NSAttributedString) -> StyledText {
        StyledText(text) { attributes, _ in
            func value(_ name: String) -> Any? { attributes[NSAttributedString.Key(rawValue: name)] }
            return (shape(value), paint(value), paragraph(value("NSParagraphStyle")))
        }
    }

    /// What attributes do not say is as Apple's text drawing has it: Helvetica, 12 points, black.
    private func shape(_ value: (String) -> Any?) -> ShapeStyle {
        var shape = ShapeStyle(font: (value("NSFont") as? any FontFaceHolder)?.face ?? font(nil, size: 12))
        shape.kern = number(value("NSKern"))
        shape.tracking = number(value("CTTracking")) ?? 0
        shape.ligature = number(value("NSLigature")).map { Int($0) } ?? 1
        shape.baselineOffset = number(value("NSBaselineOffset")) ?? 0
        shape.expansion = number(value("NSExpansion")) ?? 0
        return shape
    }

    private func paint(_ value: (String) -> Any?) -> TextPaint {
        var paint = TextPaint(foreground: color(value("NSColor")) ?? .black)
        paint.background = color(value("NSBackgroundColor"))
        paint.strokeWidth = number(value("NSStrokeWidth")) ?? 0
        paint.strokeColor = color(value("NSStrokeColor"))
        paint.underlineStyle = number(value("NSUnderline")).map { Int($0) } ?? 0
        paint.underlineColor = color(value("NSUnderlineColor"))
        paint.strikethroughStyle = number(value("NSStrikethrough")).map { Int($0) } ?? 0
        paint.strikethroughColor = color(value("NSStrikethroughColor"))
        paint.obliqueness = number(value("NSObliqueness")) ?? 0
        return paint
    }

    private func color(_ value: Any?) -> CGColor? { (value as? any ColorHolder)?.cgColor ?? value as? CGColor }
    private func number(_ value: Any?) -> CGFloat? { AnimatableValue.number(in: value).map { CGFloat($0) } }
}

extension CATextLayerTruncationMode {
    /// The same for the text layout; `nil` if lines are not shortened.
    var lineBreakMode: LineBreakMode? {
        switch self {
        case .start: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .end: .byTruncatingTail
        default: nil
        }
    }
}

extension CATextLayerAlignmentMode {
    /// The same for the text layout.
    fileprivate var alignment: TextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}
