import Foundation
import UIKit

/// Where a label's text is above or below its position. See https://developer.apple.com/documentation/spritekit/sklabelverticalalignmentmode.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
    /// The position is on the baseline.
    case baseline = 0
    /// The position is in the middle.
    case center = 1
    /// The position is at the top.
    case top = 2
    /// The position is at the bottom.
    case bottom = 3
}

/// Where a label's text is beside its position. See https://developer.apple.com/documentation/spritekit/sklabelhorizontalalignmentmode.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
    /// The position is in the middle.
    case center = 0
    /// The position is at the left end.
    case left = 1
    /// The position is at the right end.
    case right = 2
}

/// A text. See https://developer.apple.com/documentation/spritekit/sklabelnode.
@preconcurrency @MainActor
open class SKLabelNode: SKNode {
    /// The text.
    open var text: String? { didSet { if text != oldValue { forget() } } }
    /// The text with its styles, in place of `text` and the font.
    open var attributedText: NSAttributedString? { didSet { forget() } }
    /// The font's name; the system's font if there is none of that name.
    open var fontName: String? { didSet { if fontName != oldValue { forget() } } }
    /// The font's size, in points.
    open var fontSize: CGFloat = 32 { didSet { if fontSize != oldValue { forget() } } }
    /// The text's colour.
    open var fontColor: UIColor? = .white { didSet { forget() } }
    /// A colour that is mixed with the text's.
    open var color: UIColor? { didSet { forget() } }
    /// How much of `color` there is, from 0 to 1.
    open var colorBlendFactor: CGFloat = 0 { didSet { if colorBlendFactor != oldValue { forget() } } }
    /// How the text is mixed with what is behind it.
    open var blendMode = SKBlendMode.alpha
    /// Where the text is above or below the position.
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline { didSet { forget() } }
    /// Where the text is beside the position.
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center { didSet { forget() } }
    /// How many lines there are at most; 0 for as many as it takes.
    open var numberOfLines = 1 { didSet { forget() } }
    /// How lines that are too long are divided.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { forget() } }
    /// How wide lines are at most, in points; 0 for no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { if preferredMaxLayoutWidth != oldValue { forget() } } }

    private var known: LabelText?
    /// Counts changes of what is shown.
    private(set) var revision = 0

    /// Creates a label without a text, in the thin Helvetica Neue.
    public override init() {
        super.init()
        fontName = "HelveticaNeue-UltraLight"
    }

    // @objc(initWithFontNamed:)
    /// Creates a label without a text, in a font.
    public init(fontNamed fontName: String?) {
        super.init()
        self.fontName = fontName ?? "HelveticaNeue-UltraLight"
    }

    // @objc(labelNodeWithText:)
    /// Creates a label with a text.
    public convenience init(text: String?) {
        self.init(fontNamed: nil)
        self.text = text
    }

    // @objc(labelNodeWithAttributedText:)
    /// Creates a label with a text and its styles.
    public convenience init(attributedText: NSAttributedString?) {
        self.init(fontNamed: nil)
        self.attributedText = attributedText
    }

    /// Creates what an archive holds.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    private func forget() {
        known = nil
        revision += 1
    }

    /// The text as it is laid out.
    var layout: LabelText {
        if let known { return known }
        let made = LabelText(self)
        known = made
        return made
    }

    override var contentBounds: CGRect? { layout.bounds }

    override func decode(_ archive: SceneDecoder) {
        super.decode(archive)
        text = archive.string("_text")
        fontName = archive.string("_fontName") ?? "HelveticaNeue-UltraLight"
        if let size = archive.number("_fontSize") { fontSize = CGFloat(size) }
        if let color = archive.color("_fontColor") { fontColor = color }
        if let mode = archive.integer("_verticalAlignmentMode").flatMap(SKLabelVerticalAlignmentMode.init) { verticalAlignmentMode = mode }
        if let mode = archive.integer("_horizontalAlignmentMode").flatMap(SKLabelHorizontalAlignmentMode.init) {
            horizontalAlignmentMode = mode
        }
        if let lines = archive.integer("_numberOfLines") { numberOfLines = lines }
        if let width = archive.number("_preferredMaxLayoutWidth") { preferredMaxLayoutWidth = CGFloat(width) }
        if let mode = archive.integer("_lineBreakMode").flatMap({ NSLineBreakMode(rawValue: numericCast($0)) }) { lineBreakMode = mode }
        if let mix = archive.number("_labelColorBlend") { colorBlendFactor = CGFloat(mix) }
        color = archive.color("_color")
        if let mode = archive.integer("_labelBlendMode").flatMap(SKBlendMode.init) { blendMode = mode }
    }

    override func take(from other: SKNode) {
        super.take(from: other)
        guard let other = other as? SKLabelNode else { return }
        (text, attributedText, fontName, fontSize, fontColor) =
            (other.text, other.attributedText, other.fontName, other.fontSize, other.fontColor)
        (color, colorBlendFactor, blendMode) = (other.color, other.colorBlendFactor, other.blendMode)
        (verticalAlignmentMode, horizontalAlignmentMode) = (other.verticalAlignmentMode, other.horizontalAlignmentMode)
        (numberOfLines, lineBreakMode, preferredMaxLayoutWidth) = (other.numberOfLines, other.lineBreakMode, other.preferredMaxLayoutWidth)
    }

    override func makePicture() -> NodePicture? { LabelPicture(self) }
}

/// A label as a layer.
final class LabelPicture: NodePicture {
    private weak var label: SKLabelNode?
    private var revision = -1
    private var scale: CGFloat = 0
    private var blend = SKBlendMode.alpha

    init(_ node: SKLabelNode) {
        label = node
        super.init(layer: LayerGroup.makeContainer())
    }

    override func update(_ context: PictureContext) {
        guard let label else { return }
        let transform = context.transform
        // Letters are drawn as large as they are seen.
        let wanted = min(max(hypot(transform.a, transform.b), hypot(transform.c, transform.d)) * context.pixelScale, 64)
        if revision != label.revision || abs(wanted - scale) > scale * 0.01 {
            (revision, scale) = (label.revision, wanted)
            draw(label.layout)
        }
        guard let area = label.layout.drawnArea else { return }
        layer.setAffineTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: area.minX, ty: area.maxY).concatenating(transform))
        layer.opacity = Float(context.alpha)
        if label.blendMode != blend {
            blend = label.blendMode
            layer.contentsBlend = blend.contentsBlend
        }
    }

    private func draw(_ text: LabelText) {
        guard let area = text.drawnArea, scale > 0 else { return layer.contents = nil }
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (scale, false)
        let image = UIGraphicsImageRenderer(size: area.size, format: format).image { text.draw(in: $0.cgContext) }
        layer.bounds = CGRect(origin: .zero, size: area.size)
        layer.contents = image.cgImage
        layer.contentsScale = scale
    }
}
