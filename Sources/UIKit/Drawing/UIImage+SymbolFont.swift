import Foundation

extension UIImage.SymbolWeight {
    /// The weight of text that goes with the symbol; regular if nothing is said.
    public func fontWeight() -> UIFont.Weight {
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .unspecified, .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
}

extension UIFont.Weight {
    /// The weight of symbols that goes with the text.
    public func symbolWeight() -> UIImage.SymbolWeight {
        let weights: [UIImage.SymbolWeight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        return weights.min { abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue) } ?? .regular
    }
}

extension UIImage.SymbolConfiguration {
    // @objc(configurationWithFont:)
    /// Creates the look of a symbol beside text of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    // @objc(configurationWithFont:scale:)
    /// Creates the look of a symbol beside text of a font.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
        self.init(pointSize: font.pointSize, weight: UIFont.Weight(rawValue: font.face.specification.weight).symbolWeight(), scale: scale)
    }

    // @objc(configurationWithTextStyle:)
    /// Creates the look of a symbol beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

    // @objc(configurationWithTextStyle:scale:)
    /// Creates the look of a symbol beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
        self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
}
