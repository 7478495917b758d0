import Foundation

/// A family of fonts that can be chosen, with those of its faces that pass the picker's filters.
struct FontChoice {
    let family: String
    /// By their PostScript names.
    let faces: [String]

    /// All that a configuration shows, by the families' names.
    @MainActor
    static func all(for configuration: UIFontPickerViewController.Configuration) -> [FontChoice] {
        let (traits, languages) = (configuration.filteredTraits, configuration.filteredLanguagesPredicate)
        return UIFont.familyNames.compactMap { family in
            let all = UIFont.fontNames(forFamilyName: family)
            if traits.isEmpty, languages == nil { return FontChoice(family: family, faces: all) }
            let faces = all.filter { name in
                guard let font = UIFont(name: name, size: UIFont.labelFontSize) else { return false }
                if !font.fontDescriptor.symbolicTraits.includes(traits) { return false }
                return languages?.evaluate(with: font.face.languages) ?? true
            }
            return faces.isEmpty ? nil : FontChoice(family: family, faces: faces)
        }
    }

    /// What describes the family; where faces are left out by their traits, with these traits.
    func descriptor(with traits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor {
        var attributes: [UIFontDescriptor.AttributeName: Any] = [.family: family]
        if !traits.isEmpty { attributes[.traits] = [UIFontDescriptor.TraitKey.symbolic: traits.rawValue] }
        return UIFontDescriptor(fontAttributes: attributes)
    }

    /// What describes one of its faces.
    func descriptor(ofFace name: String) -> UIFontDescriptor { UIFontDescriptor(fontAttributes: [.family: family, .name: name]) }

    /// What a face is called within the family.
    func title(ofFace name: String) -> String { descriptor(ofFace: name).object(forKey: .face) as? String ?? name }
}
