import UIKit
import UniformTypeIdentifiers

extension View {
    /// Lets the person pick a file while a value is true.
    ///
    /// - Parameters:
    ///   - isPresented: the value; `false` before `onCompletion` is called, and when the person cancels.
    ///   - allowedContentTypes: the types of files that can be picked.
    ///   - onCompletion: called with the file, which is used where it is.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileDialog(isPresented, { .open(allowedContentTypes, several: false) }, one(onCompletion), {})
    }

    /// Lets the person pick files while a value is true.
    ///
    /// - Parameters:
    ///   - isPresented: the value; `false` before `onCompletion` is called, and when the person cancels.
    ///   - allowedContentTypes: the types of files that can be picked.
    ///   - allowsMultipleSelection: whether several can be picked together.
    ///   - onCompletion: called with the files, which are used where they are.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileDialog(isPresented, { .open(allowedContentTypes, several: allowsMultipleSelection) }, onCompletion, {})
    }

    /// Lets the person pick files while a value is true.
    ///
    /// - Parameters:
    ///   - isPresented: the value; `false` before one of the functions is called.
    ///   - allowedContentTypes: the types of files that can be picked.
    ///   - allowsMultipleSelection: whether several can be picked together.
    ///   - onCompletion: called with the files, which are used where they are.
    ///   - onCancellation: called when the person cancels.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        fileDialog(isPresented, { .open(allowedContentTypes, several: allowsMultipleSelection) }, onCompletion, onCancellation)
    }

    /// Lets the person move a file of the app's elsewhere while a value is true, and there is a file.
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {}) }

    /// Lets the person move files of the app's elsewhere while a value is true, and there are files.
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the person move a file of the app's elsewhere while a value is true, and there is a file.
    ///
    /// - Parameter onCancellation: called when the person cancels.
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View { fileDialog(isPresented, { file.map { .move([$0]) } }, one(onCompletion), onCancellation) }

    /// Lets the person move files of the app's elsewhere while a value is true, and there are files.
    ///
    /// - Parameter onCancellation: called when the person cancels.
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        fileDialog(isPresented, { files.isEmpty ? nil : .move(Array(files)) }, onCompletion, onCancellation)
    }

    func fileDialog(
        _ isPresented: Binding<Bool>, _ task: @escaping () -> FileDialogModifier.Task?,
        _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(isPresented: isPresented, task: task, onCompletion: onCompletion, onCancellation: onCancellation))
    }

    /// What is told of the only file.
    func one(_ onCompletion: @escaping (Result<URL, any Error>) -> Void) -> (Result<[URL], any Error>) -> Void {
        { result in
            onCompletion(
                result.flatMap { files in files.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) })
        }
    }
}
