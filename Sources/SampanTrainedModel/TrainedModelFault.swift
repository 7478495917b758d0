/// What is wrong with a model's file, and where.
public struct TrainedModelFault: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public let message: String
    /// Where in the model it is, by the names of the format: "model.pipelineRegressor.pipeline.models[1].glmRegressor".
    public let place: String
    /// Where in the file it is, in bytes from its beginning; `nil` if what is wrong is no single place of the file.
    public let offset: Int?

    /// Creates a fault.
    public init(_ message: String, at place: String, offset: Int? = nil) {
        (self.message, self.place, self.offset) = (message, place, offset)
    }

    /// One line for a person.
    public var description: String { "\(place)\(offset.map { ", byte \($0)" } ?? ""): \(message)" }
}
