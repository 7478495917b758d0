import Foundation

/// Greys, and below them hues side by side, from dark to light.
final class ColorGridView: ColorField {
    static let columns = 12
    static let rows = 10

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = ColorPickerWords.grid.text
        layer.cornerRadius = 8
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// From blue by red and yellow to green, in degrees.
    private static let hues: [CGFloat] = [196, 217, 252, 287, 338, 5, 20, 38, 46, 56, 66, 98]
    /// What the rows below the greys have of a hue: saturation and brightness.
    private static let tones: [(CGFloat, CGFloat)] = [
        (1, 0.3), (1, 0.45), (1, 0.6), (1, 0.8), (1, 1), (0.75, 1), (0.55, 1), (0.35, 1), (0.18, 1),
    ]

    /// The colour of a cell.
    static func color(row: Int, column: Int) -> ColorParts {
        if row == 0 { return ColorParts(hue: 0, saturation: 0, brightness: 1 - CGFloat(column) / CGFloat(columns - 1)) }
        let (saturation, brightness) = tones[row - 1]
        return ColorParts(hue: hues[column] / 360, saturation: saturation, brightness: brightness)
    }

    private func rect(row: Int, column: Int) -> CGRect {
        let size = CGSize(width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
        return CGRect(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width, height: size.height)
    }

    override func color(at point: CGPoint) -> ColorParts {
        func index(_ place: CGFloat, _ length: CGFloat, _ count: Int) -> Int {
            min(max(Int((place / length * CGFloat(count)).rounded(.down)), 0), count - 1)
        }
        let cell = Self.color(row: index(point.y, bounds.height, Self.rows), column: index(point.x, bounds.width, Self.columns))
        return cell.with(alpha: color.alpha)
    }

    override func draw(_ rect: CGRect) {
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                Self.color(row: row, column: column).uiColor.setFill()
                // Cells overlap a little, so that nothing is seen between them.
                UIRectFill(self.rect(row: row, column: column).insetBy(dx: -0.5, dy: -0.5))
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var place: CGRect?
        for row in 0..<Self.rows {
            for column in 0..<Self.columns where place == nil && Self.color(row: row, column: column).looksLike(color) {
                place = self.rect(row: row, column: column)
            }
        }
        marker.isHidden = place == nil
        if let place { marker.frame = place }
        marker.layer.cornerRadius = 4
        // White would not be seen on what is nearly white.
        let isBright = min(color.red, color.green, color.blue) > 0.8
        marker.layer.borderColor = (isBright ? UIColor.darkGray : UIColor.white).cgColor
    }
}
