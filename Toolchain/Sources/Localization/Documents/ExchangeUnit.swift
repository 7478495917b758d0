/// A text to translate: what a `trans-unit` of an XLIFF document is.
package struct ExchangeUnit: Hashable, Sendable {
    /// What becomes of a translation, in the words of string catalogs.
    package enum State: String, Sendable {
        case new, translated
        case needsReview = "needs_review"

        /// The state by XLIFF's word.
        init(xliff word: String) {
            switch word {
            case "new": self = .new
            case _ where word.hasPrefix("needs-"): self = .needsReview
            default: self = .translated
            }
        }

        /// XLIFF's word.
        var xliff: String {
            switch self {
            case .new: "new"
            case .translated: "translated"
            case .needsReview: "needs-review-l10n"
            }
        }
    }

    /// The unit's identifier: a key, or a key with what varies.
    package var id: String
    /// The text in the language that the project is written in.
    package var source: String
    /// The translation; `nil` where there is none.
    package var target: String?
    /// What becomes of the translation; tables do not say it, only catalogs do.
    package var state: State?
    /// What translators are told.
    package var note: String?
    /// The line of the document that it was read from, from 1; 0 for one that was made.
    package var line = 0

    /// Creates a unit.
    package init(id: String, source: String, target: String? = nil, state: State? = nil, note: String? = nil, line: Int = 0) {
        (self.id, self.source, self.target, self.state, self.note, self.line) = (id, source, target, state, note, line)
    }
}

/// The units of one file of a project: what a `file` of an XLIFF document is.
package struct ExchangeFile: Hashable, Sendable {
    /// The path below the project's folder.
    package var original: String
    package var sourceLanguage: String
    /// `nil` where the document does not say.
    package var targetLanguage: String?
    package var units: [ExchangeUnit]
    /// The line of the document that it was read from, from 1; 0 for one that was made.
    package var line = 0

    /// Creates a file.
    package init(original: String, sourceLanguage: String, targetLanguage: String?, units: [ExchangeUnit], line: Int = 0) {
        (self.original, self.sourceLanguage, self.targetLanguage) = (original, sourceLanguage, targetLanguage)
        (self.units, self.line) = (units, line)
    }
}
