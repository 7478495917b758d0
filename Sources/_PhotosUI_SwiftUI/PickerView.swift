import PhotosUI
import SwiftUI

/// What is picked, and where it goes.
@MainActor
struct Picking {
    let configuration: PHPickerConfiguration
    let set: ([PhotosPickerItem]) -> Void

    init(one selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?, _ encoding: PhotosPickerItem.EncodingDisambiguationPolicy) {
        var configuration = PHPickerConfiguration()
        (configuration.filter, configuration.preferredAssetRepresentationMode) = (filter, encoding.mode)
        self.configuration = configuration
        set = { selection.wrappedValue = $0.first }
    }

    init(
        several selection: Binding<[PhotosPickerItem]>, _ limit: Int?, _ behavior: PhotosPickerSelectionBehavior, _ filter: PHPickerFilter?,
        _ encoding: PhotosPickerItem.EncodingDisambiguationPolicy
    ) {
        var configuration = PHPickerConfiguration()
        (configuration.filter, configuration.preferredAssetRepresentationMode) = (filter, encoding.mode)
        (configuration.selectionLimit, configuration.selection) = (limit ?? 0, behavior.selection)
        self.configuration = configuration
        set = { selection.wrappedValue = $0 }
    }
}

/// UIKit's picker as a view. What was picked before stays where the person cancels.
struct PickerView: UIViewControllerRepresentable {
    let picking: Picking
    @Binding var isPresented: Bool

    func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: picking.configuration)
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ uiViewController: PHPickerViewController, context: Context) { context.coordinator.view = self }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: PHPickerViewControllerDelegate {
        var view: PickerView

        init(_ view: PickerView) { self.view = view }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            if !results.isEmpty { view.picking.set(results.map { PhotosPickerItem(provider: $0.itemProvider) }) }
            view.isPresented = false
        }
    }
}
