import Foundation

/// What a model may be reckoned by. See https://developer.apple.com/documentation/coreml/mlcomputeunits.
public enum MLComputeUnits: Int, Sendable {
    /// The processor alone.
    case cpuOnly = 0
    /// The processor and the graphics processor.
    case cpuAndGPU = 1
    /// Whatever the device has.
    case all = 2
    /// The processor and the one for neural networks.
    case cpuAndNeuralEngine = 3
}

/// How a model is to be loaded. See https://developer.apple.com/documentation/coreml/mlmodelconfiguration.
public class MLModelConfiguration: NSObject, NSCopying {
    /// What the model may be reckoned by. The processor, which is always among it, is what models are reckoned by here.
    public var computeUnits = MLComputeUnits.all
    /// Whether the graphics processor may reckon less exactly.
    public var allowLowPrecisionAccumulationOnGPU = false
    /// The model's name, for people.
    public var modelDisplayName: String?

    /// Creates a configuration with which a model is reckoned by whatever the device has.
    public override init() {}

    /// A configuration with the same settings.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = MLModelConfiguration()
        copy.computeUnits = computeUnits
        copy.allowLowPrecisionAccumulationOnGPU = allowLowPrecisionAccumulationOnGPU
        copy.modelDisplayName = modelDisplayName
        return copy
    }
}

/// How a prediction is to be made. See https://developer.apple.com/documentation/coreml/mlpredictionoptions.
public class MLPredictionOptions: NSObject {
    /// Whether the processor alone reckons, as it always does here.
    public var usesCPUOnly = false

    /// Creates options.
    public override init() {}
}
