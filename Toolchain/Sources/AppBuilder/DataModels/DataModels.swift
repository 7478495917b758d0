import Foundation
import SampanDataModel

/// The data models of a build, each read once, and what is wrong with them told once.
package final class DataModels {
    private let log: BuildLog
    private var read: [String: DataModelBundle] = [:]

    /// Prepares to read models.
    package init(log: BuildLog) { self.log = log }

    /// The model in a `.xcdatamodeld` or `.xcdatamodel`.
    ///
    /// - Throws: `BuildError.resources` if it cannot be used; why has gone to the log.
    func model(at path: String) throws -> DataModelBundle {
        if let known = read[path] { return known }
        let report = DataModelBundle.read(URL(fileURLWithPath: path))
        for diagnostic in report.diagnostics { log.onMessage(diagnostic.description) }
        guard let model = report.bundle else { throw BuildError.resources([path]) }
        read[path] = model
        return model
    }

    /// The mapping model in a `.xcmappingmodel`.
    ///
    /// - Throws: `BuildError.resources` if it cannot be used; why has gone to the log.
    func mapping(at path: String) throws -> MappingModel {
        let reading = MappingModel.read(contentsOf: URL(fileURLWithPath: path)) { try MappingExpressionArchive.expression($0) }
        for diagnostic in reading.diagnostics { log.onMessage(diagnostic.description) }
        guard let model = reading.model else { throw BuildError.resources([path]) }
        return model
    }
}
