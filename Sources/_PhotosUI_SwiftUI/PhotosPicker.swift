import PhotosUI
import SwiftUI

/// A button that shows a picker of photos. See https://developer.apple.com/documentation/photosui/photospicker.
@MainActor @preconcurrency
public struct PhotosPicker<Label: View>: View {
    private let picking: Picking
    private let label: Label
    @State private var isShown = false

    /// The button.
    public var body: some View {
        Button {
            isShown = true
        } label: {
            label
        }
        .sheet(isPresented: $isShown) { PickerView(picking: picking, isPresented: $isShown) }
    }

    /// Creates a picker of one picture.
    ///
    /// - Parameters:
    ///   - selection: set to what was picked.
    ///   - filter: what is offered; everything if it is `nil`.
    ///   - preferredItemEncoding: in which form files are handed over.
    ///   - label: what the button shows.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
    ) {
        picking = Picking(one: selection, filter, preferredItemEncoding)
        self.label = label()
    }

    /// Creates a picker of several pictures.
    ///
    /// - Parameters:
    ///   - selection: set to what was picked.
    ///   - maxSelectionCount: how many can be picked; as many as there are if it is `nil`.
    ///   - selectionBehavior: in which order they are handed over.
    ///   - filter: what is offered; everything if it is `nil`.
    ///   - preferredItemEncoding: in which form files are handed over.
    ///   - label: what the button shows.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        picking = Picking(several: selection, maxSelectionCount, selectionBehavior, filter, preferredItemEncoding)
        self.label = label()
    }
}

extension PhotosPicker where Label == Text {
    /// Creates a picker of one picture, whose button has a title that is translated.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, matching: filter, preferredItemEncoding: preferredItemEncoding) { Text(titleKey) }
    }

    /// Creates a picker of one picture, whose button has a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, matching: filter, preferredItemEncoding: preferredItemEncoding) { Text(title) }
    }

    /// Creates a picker of several pictures, whose button has a title that is translated.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(
            selection: selection, maxSelectionCount: maxSelectionCount, selectionBehavior: selectionBehavior, matching: filter,
            preferredItemEncoding: preferredItemEncoding
        ) { Text(titleKey) }
    }

    /// Creates a picker of several pictures, whose button has a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(
            selection: selection, maxSelectionCount: maxSelectionCount, selectionBehavior: selectionBehavior, matching: filter,
            preferredItemEncoding: preferredItemEncoding
        ) { Text(title) }
    }
}

extension View {
    /// Shows a picker of one picture while a value is true.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        sheet(isPresented: isPresented) {
            PickerView(picking: Picking(one: selection, filter, preferredItemEncoding), isPresented: isPresented)
        }
    }

    /// Shows a picker of several pictures while a value is true.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        let picking = Picking(several: selection, maxSelectionCount, selectionBehavior, filter, preferredItemEncoding)
        return sheet(isPresented: isPresented) { PickerView(picking: picking, isPresented: isPresented) }
    }
}
