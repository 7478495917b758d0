/// Views for Xcode's canvas. See https://developer.apple.com/documentation/swiftui/previewprovider.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The kind of views.
    associatedtype Previews: View
    /// The views.
    @ViewBuilder static var previews: Previews { get }
}
