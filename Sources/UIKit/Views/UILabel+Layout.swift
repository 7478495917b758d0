import Foundation
import SampanTextLayout

extension UILabel {
    /// Rounds a length up to whole pixels.
    func ceilToPixel(_ length: CGFloat) -> CGFloat {
        let scale = displayScale
        // Rounding must not add a pixel to what is whole but for an error of calculation.
        return ceil(length * scale - 0.001) / scale
    }

    private var displayScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : UIScreen.main.scale
    }

    private func container(_ size: CGSize, lines: Int) -> TextContainer {
        TextContainer(
            width: size.width, height: size.height, maximumLineCount: max(0, lines),
            lineBreakMode: LineBreakMode(rawValue: lineBreakMode.rawValue),
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    func measuredRect(in bounds: CGRect, lines: Int) -> CGRect {
        guard hasText else { return CGRect(origin: bounds.origin, size: .zero) }
        let frame = TextFrame(resolvedText, in: container(bounds.size, lines: lines))
        let size = CGSize(width: min(ceilToPixel(frame.size.width), bounds.width), height: ceilToPixel(frame.size.height))
        return CGRect(origin: bounds.origin, size: size)
    }

    /// How much wider than San Francisco's a line of the system font may come out.
    private static let systemFontError: CGFloat = 1.02

    private var hasText: Bool { !(text ?? "").isEmpty }

    // MARK: Fitting

    /// The layout that is drawn in a rectangle, and how far its text was shrunk.
    private func fittedFrame(_ size: CGSize) -> (frame: TextFrame, scale: CGFloat) {
        let container = container(size, lines: numberOfLines)
        let frame = TextFrame(resolvedText, in: container)
        guard !fits(frame, size) else { return (frame, 1) }
        if numberOfLines == 1, let tightened = tightened(container, size) { return (tightened, 1) }
        guard adjustsFontSizeToFitWidth, size.width > 0 else { return (frame, 1) }
        let scale = ShrinkToFit.factor(minimum: minimumScaleFactor) { fits(TextFrame(resolvedText.scaled(by: $0), in: container), size) }
        return (TextFrame(resolvedText.scaled(by: scale), in: container), scale)
    }

    private func fits(_ frame: TextFrame, _ size: CGSize) -> Bool {
        guard !frame.isTruncated, frame.size.width <= size.width + 0.01 else { return false }
        // On one line the height never shrinks text; on several it does, and no word may be torn.
        guard numberOfLines != 1 else { return true }
        return frame.size.height <= size.height + 0.5 && !frame.breaksWords
    }

    /// The line with its characters nearer to each other: by a twentieth of the font size where that is allowed, and where it is not,
    /// by as much as text in the system font may be wider here than San Francisco is; what iOS shows whole is not cut here.
    private func tightened(_ container: TextContainer, _ size: CGSize) -> TextFrame? {
        let natural = TextFrame(resolvedText, in: TextContainer()).size.width
        let count = resolvedText.string.count
        guard count > 1 else { return nil }
        let reduction = (natural - size.width) / CGFloat(count - 1)
        let isWithinError =
            natural <= size.width * Self.systemFontError && resolvedText.runs.allSatisfy(\.shape.font.specification.isSystem)
        guard reduction > 0, isWithinError || allowsDefaultTighteningForTruncation && reduction <= font.pointSize * 0.05 else { return nil }
        let frame = TextFrame(resolvedText.tracked(by: -reduction - 0.001), in: container)
        return fits(frame, size) ? frame : nil
    }

    // MARK: Drawing

    func drawLines(in rect: CGRect) {
        guard hasText, let context = UIGraphicsGetCurrentContext() else { return }
        let (frame, scale) = fittedFrame(rect.size)
        frame.draw(
            in: context, at: CGPoint(x: rect.minX, y: top(of: frame, scale, in: rect)), paints: frame.text.runs.map { drawnPaint($0.paint) }
        )
    }

    private func top(of frame: TextFrame, _ scale: CGFloat, in rect: CGRect) -> CGFloat {
        let centered = rect.minY + (rect.height - frame.size.height) / 2
        guard scale < 1, numberOfLines == 1 else { return centered }
        switch baselineAdjustment {
        case .alignCenters: return centered
        case .none: return rect.minY
        case .alignBaselines:
            let metrics = frame.text.runs[0].shape.font.metrics
            let fullTop = rect.minY + (rect.height - metrics.lineHeight / scale) / 2
            return fullTop + metrics.ascender / scale - frame.firstBaseline
        }
    }

    private func drawnPaint(_ paint: TextPaint) -> TextPaint {
        var paint = paint
        if isHighlighted, let color = highlightedTextColor { paint.foreground = color.resolvedColor(with: traitCollection).cgColor }
        if !isEnabled { paint.foreground = paint.foreground.copy(alpha: paint.foreground.alpha * 0.35) ?? paint.foreground }
        if paint.shadow == nil, let shadowColor {
            paint.shadow = TextShadow(offset: shadowOffset, blurRadius: 0, color: shadowColor.resolvedColor(with: traitCollection).cgColor)
        }
        return paint
    }

    // MARK: Baselines

    /// Where the first line's baseline is from the top, and the last one's from the bottom, when the label has a size; in points.
    package func baselineOffsets(in size: CGSize) -> (fromTop: CGFloat, fromBottom: CGFloat) {
        guard hasText else {
            let margin = (size.height - font.lineHeight) / 2
            return (margin + font.ascender, margin - font.descender)
        }
        let (frame, scale) = fittedFrame(size)
        let top = top(of: frame, scale, in: CGRect(origin: .zero, size: size))
        return (top + frame.firstBaseline, size.height - top - frame.lastBaseline)
    }

    /// From the top of the bounds to the first line's baseline, in points.
    package var firstBaselineFromTop: CGFloat { baselineOffsets(in: bounds.size).fromTop }

    /// From the last line's baseline to the bottom of the bounds, in points.
    package var lastBaselineFromBottom: CGFloat { baselineOffsets(in: bounds.size).fromBottom }
}

extension StyledText {
    /// The same text with all fonts scaled.
    func scaled(by factor: CGFloat) -> StyledText {
        changed { shape in
            var specification = shape.font.specification
            specification.size *= factor
            if let font = FontLibrary.shared.face(specification) { shape.font = font }
            shape.kern = shape.kern.map { $0 * factor }
        }
    }

    /// The same text with something added after each character, in points.
    func tracked(by amount: CGFloat) -> StyledText { changed { $0.tracking += amount } }

    private func changed(_ change: (inout ShapeStyle) -> Void) -> StyledText {
        StyledText(
            string: string,
            runs: runs.map { run in
                var run = run
                change(&run.shape)
                return run
            })
    }
}
