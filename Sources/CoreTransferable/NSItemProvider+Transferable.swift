import Foundation
import SampanFoundation
import UniformTypeIdentifiers

extension Transferable {
    /// The forms of all representations.
    static var forms: [_TransferForm<Self>] {
        func forms<R: TransferRepresentation>(_ representation: R) -> [_TransferForm<Self>] {
            representation._forms as? [_TransferForm<Self>] ?? []
        }
        return forms(transferRepresentation)
    }

    /// The types of data of which a value can be made.
    package static var importedTypes: [UTType] { forms.filter { $0.restore != nil }.map(\.contentType) }
}

extension NSItemProvider {
    /// Adds a value's forms as data.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        let value = transferable()
        nonisolated(unsafe) let kept = value
        for form in T.forms where form.isAvailable(value) {
            guard let export = form.export else { continue }
            if suggestedName == nil, let name = form.fileName?(value) { suggestedName = name }
            registerDataRepresentation(forTypeIdentifier: form.contentType.identifier, visibility: .all) { completion in
                Task {
                    do { completion(try await export(kept), nil) } catch { completion(nil, error) }
                }
                return nil
            }
        }
    }

    /// Makes a value of the first form that the type has and that is there.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        guard let form = T.forms.first(where: { $0.restore != nil && hasItemConformingToTypeIdentifier($0.contentType.identifier) }),
            let restore = form.restore
        else {
            completionHandler(.failure(CocoaError(.fileReadUnsupportedScheme)))
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: form.contentType.identifier) { data, error in
            guard let data else { return completionHandler(.failure(error ?? CocoaError(.fileReadUnknown))) }
            Task {
                do { completionHandler(.success(try await restore(data))) } catch { completionHandler(.failure(error)) }
            }
        }
    }
}
