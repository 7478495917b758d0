import SwiftUI

/// The storyboard's first page, in a sheet of SwiftUI's.
struct InformationView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> InformationViewController {
        StoryboardScene.Information.information.instantiate()
    }

    func updateUIViewController(_ controller: InformationViewController, context: Context) {}
}
