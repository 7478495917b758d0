import Foundation
internal import CWebKitGTK

/// What pages ask who provides text: they tell whether something takes any.
@MainActor
enum TextInput {
    /// The pages, by their providers of text.
    static var pages: [UnsafeRawPointer: WeakPage] = [:]

    /// The class of the providers.
    static let type: GType = sampan_text_input_type(
        { context in TextInput.tell(context, true) }, { context in TextInput.tell(context, false) })

    nonisolated private static func tell(_ context: UnsafeMutableRawPointer, _ takesText: Bool) {
        let key = UInt(bitPattern: context)
        MainActor.assumeIsolated {
            guard let page = UnsafeRawPointer(bitPattern: key).flatMap({ pages[$0]?.page }), page.takesText != takesText else { return }
            page.takesText = takesText
            page.owner?.textInputChanged(takesText)
        }
    }
}
