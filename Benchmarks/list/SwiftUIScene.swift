import SwiftUI

/// The rows of the list scene as views: 10,000 with an image and two texts, as a list or as a lazy stack.
struct RowsView: View {
    let isList: Bool
    private let images = makeImages().map { Image(uiImage: $0) }

    var body: some View {
        if isList {
            List(0..<10_000, id: \.self) { RowView(number: $0, image: images[$0 % images.count]) }.listStyle(.plain)
        } else {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { RowView(number: $0, image: images[$0 % images.count]) } }
            }
        }
    }
}

struct RowView: View {
    let number: Int
    let image: Image
    @State private var isMarked = false

    var body: some View {
        HStack(spacing: 13) {
            image.resizable().frame(width: 55, height: 55).cornerRadius(10)
            VStack(alignment: .leading, spacing: 5) {
                Text("Thức uống số \(number)").fontWeight(.semibold)
                Text("A second, longer line of grey text \(number)").font(.footnote).foregroundColor(.gray)
            }
            Spacer()
        }
        .padding(5)
        .background(isMarked ? Color.yellow : Color(red: 0.95, green: 0.95, blue: 0.97))
    }
}

final class ViewsAppDelegate: UIResponder, UIApplicationDelegate {
    static var isList = true
    private static weak var current: UIWindow?
    var window: UIWindow?

    /// What is moved.
    static var scrollView: UIScrollView? {
        func look(_ view: UIView) -> UIScrollView? { view as? UIScrollView ?? view.subviews.lazy.compactMap(look).first }
        return current.flatMap(look)
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIHostingController(rootView: RowsView(isList: Self.isList))
        window.makeKeyAndVisible()
        self.window = window
        Self.current = window
        return true
    }
}
