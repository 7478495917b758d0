import SwiftUI

/// The page about the app: the storyboard's controller, which shows a view of SwiftUI's.
class AboutController: UIHostingController<AboutView> {
    required init?(coder: NSCoder) { super.init(coder: coder, rootView: AboutView()) }
}

/// A picture, and a button that closes the page.
struct AboutView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 24) {
            Image(uiImage: Asset.milkshake.image).resizable().frame(width: 96, height: 96)
            Text(Strings.DrinkList.Navigation.title).font(.largeTitle.bold())
            Button(Strings.Information.done) { dismiss() }.buttonStyle(.borderedProminent)
        }
    }
}
