import CoreTransferable
import SampanFoundation
import UIKit
import UniformTypeIdentifiers

/// A button that pastes what is on the pasteboard, where that is of types that the app takes. See
/// https://developer.apple.com/documentation/swiftui/pastebutton.
///
/// It can be pressed while there is such a thing.
public struct PasteButton: View {
    private let types: [UTType]
    private let paste: ([NSItemProvider]) -> Void
    @State private var canPaste = false
    /// The pasteboard of the session that the button is in; who tells of a change may be in another one.
    @State private var pasteboard = UIPasteboard.general

    /// Creates a button that takes values of a type. They are made of what is pasted first, so that the function is called a moment later.
    ///
    /// - Parameters:
    ///   - payloadType: the type.
    ///   - onPaste: called with at least one value.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        types = T.importedTypes
        paste = { providers in
            TransferredValues<T>.load(providers) { values in
                if !values.isEmpty { onPaste(values) }
            }
        }
    }

    /// Creates a button that takes data of some types.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: the types.
    ///   - payloadAction: called with what there is of these types.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        (types, paste) = (supportedContentTypes, payloadAction)
    }

    /// The button.
    public var body: some View {
        Button {
            // What is there may have changed without a word.
            let found = found
            canPaste = !found.isEmpty
            if canPaste { paste(found) }
        } label: {
            Label(SystemWords.text(.paste), systemImage: "doc.on.clipboard")
        }
        .buttonStyle(.borderedProminent)
        .disabled(!canPaste)
        .onAppear { look() }
        .onReceive(NotificationCenter.default.publisher(for: UIPasteboard.changedNotification)) { _ in look() }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in look() }
    }

    private func look() { canPaste = !found.isEmpty }

    /// What is on the pasteboard of the types.
    private var found: [NSItemProvider] {
        pasteboard.itemProviders.filter { provider in
            types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
    }
}
