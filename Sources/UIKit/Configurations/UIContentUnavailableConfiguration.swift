import Foundation

/// What is shown where there is nothing to show: an image, texts and buttons in the middle of the room.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct>
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// Where image, texts and buttons stand.
    public enum Alignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top, where reading begins.
        case natural = 1
    }

    /// The image.
    public var image: UIImage?
    /// How the image is shown; also the wheel of content that is loading.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with attributes of its own, instead of `text`.
    public var attributedText: NSAttributedString?
    /// How the text is shown.
    public var textProperties: TextProperties
    /// The second text.
    public var secondaryText: String?
    /// The second text with attributes of its own.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text is shown.
    public var secondaryTextProperties: TextProperties
    /// The button; it is there if it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// The second button; it is there if it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()
    /// Where everything stands.
    public var alignment = Alignment.center
    /// Along which axes the margins are at least those of the view around.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = [.both]
    /// The space around everything, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The space between image and text, in points.
    public var imageToTextPadding: CGFloat = 12
    /// The space between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 6
    /// The space between texts and button, in points.
    public var textToButtonPadding: CGFloat = 16
    /// The space between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// What is behind everything.
    public var background = UIBackgroundConfiguration.clear()

    let role: Role

    enum Role: Hashable {
        case empty, loading, search
    }

    private init(_ role: Role, text: TextProperties) {
        (self.role, textProperties) = (role, text)
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    }

    private static var title: TextProperties {
        let font = UIFont.preferredFont(forTextStyle: .title2)
        let bold = font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
        return TextProperties(font: bold ?? font, color: .label)
    }

    /// For content that there is none of.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty, text: title) }

    /// For content that is loading: a turning wheel, in the place of the image.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(
            .loading, text: TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel))
        configuration.text = UnavailableWords.current.loading
        return configuration
    }

    /// For a search that found nothing. Updated for a state with a search text, it names that.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(.search, text: title)
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = UnavailableWords.current.nothingFound
        configuration.secondaryText = UnavailableWords.current.advice
        return configuration
    }

    /// Makes a view that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// The configuration for a state: that of a search names the text that was looked for, unless the app says something else.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard role == .search, let state = state as? UIContentUnavailableConfigurationState else { return self }
        var updated = self
        let words = UnavailableWords.current
        if text == words.nothingFound || text == lookedFor {
            let looked = state.searchText ?? ""
            let named = looked.isEmpty ? words.nothingFound : words.nothingFound(for: looked)
            (updated.text, updated.lookedFor) = (named, named)
        }
        return updated
    }

    /// The text that an update put there.
    private var lookedFor: String?

    /// Whether both show the same. Of buttons, what they say, their sizes and colours are compared.
    nonisolated public static func == (a: Self, b: Self) -> Bool { MainActor.assumeIsolated { a.isEqual(to: b) } }

    private func isEqual(to other: Self) -> Bool {
        role == other.role && image == other.image && imageProperties == other.imageProperties && hasTexts(of: other)
            && Look(button) == Look(other.button) && Look(secondaryButton) == Look(other.secondaryButton)
            && buttonProperties == other.buttonProperties && secondaryButtonProperties == other.secondaryButtonProperties
            && hasPlaces(of: other) && background == other.background
    }

    private func hasTexts(of other: Self) -> Bool {
        text == other.text && attributedText == other.attributedText && textProperties == other.textProperties
            && secondaryText == other.secondaryText && secondaryAttributedText == other.secondaryAttributedText
            && secondaryTextProperties == other.secondaryTextProperties
    }

    private func hasPlaces(of other: Self) -> Bool {
        alignment == other.alignment && axesPreservingSuperviewLayoutMargins == other.axesPreservingSuperviewLayoutMargins
            && directionalLayoutMargins == other.directionalLayoutMargins && imageToTextPadding == other.imageToTextPadding
            && textToSecondaryTextPadding == other.textToSecondaryTextPadding && textToButtonPadding == other.textToButtonPadding
            && buttonToSecondaryButtonPadding == other.buttonToSecondaryButtonPadding
    }

    /// Hashes some of what is compared.
    nonisolated public func hash(into hasher: inout Hasher) {
        MainActor.assumeIsolated {
            hasher.combine(role)
            hasher.combine(text)
            hasher.combine(secondaryText)
            hasher.combine(image)
        }
    }

    /// What is compared of a button.
    private struct Look: Equatable {
        let title: String?
        let attributedTitle: AttributedString?
        let subtitle: String?
        let image: UIImage?
        let size: UIButton.Configuration.Size
        let style: UIButton.Configuration.Style
        let colors: [UIColor?]
        let background: UIBackgroundConfiguration
        let isBusy: Bool

        @MainActor
        init(_ button: UIButton.Configuration) {
            (title, attributedTitle, subtitle, image) = (button.title, button.attributedTitle, button.subtitle, button.image)
            (size, style, isBusy) = (button.buttonSize, button.style, button.showsActivityIndicator)
            colors = [button.baseForegroundColor, button.baseBackgroundColor]
            background = button.background
        }
    }
}

/// What such configurations say by themselves.
struct UnavailableWords {
    let loading: String
    let nothingFound: String
    let advice: String
    private let nothingFoundFor: String

    func nothingFound(for text: String) -> String { nothingFoundFor.replacingOccurrences(of: "%@", with: text) }

    /// In the language that the app runs in.
    static var current: UnavailableWords {
        let words = SystemWords.words(of: table)
        return UnavailableWords(loading: words[0], nothingFound: words[1], advice: words[2], nothingFoundFor: words[3])
    }

    private static let table = [
        "en": ["Loading…", "No Results", "Check the spelling or try a new search.", "No Results for “%@”"],
        "vi": ["Đang tải…", "Không có kết quả", "Kiểm tra chính tả hoặc thử tìm kiếm mới.", "Không có kết quả cho “%@”"],
        "de": ["Laden …", "Keine Ergebnisse", "Prüfe die Schreibweise oder starte eine neue Suche.", "Keine Ergebnisse für „%@“"],
        "fr": ["Chargement…", "Aucun résultat", "Vérifiez l’orthographe ou essayez une autre recherche.", "Aucun résultat pour « %@ »"],
        "es": ["Cargando…", "Sin resultados", "Comprueba la ortografía o prueba otra búsqueda.", "Sin resultados para “%@”"],
        "it": ["Caricamento…", "Nessun risultato", "Controlla l’ortografia o prova un’altra ricerca.", "Nessun risultato per “%@”"],
    ]
}
