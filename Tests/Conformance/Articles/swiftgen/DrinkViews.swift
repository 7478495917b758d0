// listing swiftgen-24
import UIKit

/// The article's name for what it renames to `Strings` later.
typealias L10n = Strings

struct DrinkPicture: View {
    var body: some View {
        // listing swiftgen-07
    }
}

struct KeyTitle: View {
    var body: some View {
        // listing swiftgen-15
    }
}

struct GeneratedTitle: View {
    var body: some View {
        // listing swiftgen-16
    }
}

struct FormerTitle: View {
    var body: some View {
        // listing swiftgen-18
    }
}

struct RenamedTitle: View {
    var body: some View {
        // listing swiftgen-19
    }
}

struct StyledTitle: View {
    var body: some View {
        // listing swiftgen-27
    }
}

struct DrinkName: View {
    let drinkStore: DrinkStore
    let index: Int

    var body: some View {
        // listing swiftgen-37
    }
}

struct InformationView: UIViewControllerRepresentable {
    // listing swiftgen-10

    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context) {}
}

// listing swiftgen-31

// listing swiftgen-32

enum MappedFonts {
    static func font(_ name: String, _ style: Font.TextStyle) -> Font { Font.mappedFont(name, textStyle: style) }
    static func style(_ style: Font.TextStyle) -> UIFont.TextStyle { Font.mapToUIFontTextStyle(style) }
}
