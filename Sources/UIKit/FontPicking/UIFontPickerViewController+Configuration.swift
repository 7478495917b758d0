import Foundation
import SampanFoundation

extension UIFontPickerViewController {
    /// Which fonts a picker shows, and how. See
    /// https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/configuration-swift.class.
    @preconcurrency @MainActor
    open class Configuration: NSObject, @preconcurrency NSCopying {
        /// Whether the faces of a family can be chosen one by one. `false` by default: whole families can.
        open var includeFaces = false
        /// Whether all names stand in the system font, instead of each in its own. `false` by default.
        open var displayUsingSystemFont = false
        /// Traits that a face must have to be shown, all of them; a family is shown if one of its faces has them. None by default.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        /// What the languages of a font must be like for it to be shown: a predicate on the array of their identifiers. `nil` by default, for all
        /// fonts.
        open var filteredLanguagesPredicate: SampanFoundation.NSPredicate? {
            get { predicate }
            set { predicate = newValue?.copy() as? SampanFoundation.NSPredicate }
        }
        private var predicate: SampanFoundation.NSPredicate?

        /// Creates a configuration that shows all families.
        public nonisolated override init() { super.init() }

        // @objc(filterPredicateForFilteredLanguages:)
        /// A predicate for fonts that have at least one of some languages, which are named by their identifiers; `nil` if none are named.
        open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> SampanFoundation.NSPredicate? {
            if filteredLanguages.isEmpty { return nil }
            return SampanFoundation.NSComparisonPredicate(
                leftExpression: .expressionForEvaluatedObject(),
                rightExpression: SampanFoundation.NSExpression(forConstantValue: filteredLanguages), modifier: .any, type: .in)
        }

        /// A configuration of its own that is the same.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            (copy.includeFaces, copy.displayUsingSystemFont) = (includeFaces, displayUsingSystemFont)
            (copy.filteredTraits, copy.filteredLanguagesPredicate) = (filteredTraits, filteredLanguagesPredicate)
            return copy
        }
    }
}
