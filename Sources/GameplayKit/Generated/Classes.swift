// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("GameplayKit", classes: names, description)
    }

    private static let names: NameList = """
        Foundation.NSArray GKARC4RandomSource GKComponent GKEntity GKGaussianDistribution GKGraph GKGraphNode GKGraphNode2D \
        GKGridGraph GKGridGraphNode GKLinearCongruentialRandomSource GKMersenneTwisterRandomSource GKMinmaxStrategist \
        GKNSPredicateRule GKRandomDistribution GKRandomSource GKRule GKRuleSystem GKShuffledDistribution GKState GKStateMachine
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return NSArray.descriptionOfNSArray
        case 1: return GKARC4RandomSource.descriptionOfGKARC4RandomSource
        case 2: return GKComponent.descriptionOfGKComponent
        case 3: return GKEntity.descriptionOfGKEntity
        case 4: return GKGaussianDistribution.descriptionOfGKGaussianDistribution
        case 5: return GKGraph.descriptionOfGKGraph
        case 6: return GKGraphNode.descriptionOfGKGraphNode
        case 7: return GKGraphNode2D.descriptionOfGKGraphNode2D
        case 8: return GKGridGraph.descriptionOfGKGridGraph
        case 9: return GKGridGraphNode.descriptionOfGKGridGraphNode
        case 10: return GKLinearCongruentialRandomSource.descriptionOfGKLinearCongruentialRandomSource
        case 11: return GKMersenneTwisterRandomSource.descriptionOfGKMersenneTwisterRandomSource
        case 12: return GKMinmaxStrategist.descriptionOfGKMinmaxStrategist
        case 13: return GKNSPredicateRule.descriptionOfGKNSPredicateRule
        case 14: return GKRandomDistribution.descriptionOfGKRandomDistribution
        case 15: return GKRandomSource.descriptionOfGKRandomSource
        case 16: return GKRule.descriptionOfGKRule
        case 17: return GKRuleSystem.descriptionOfGKRuleSystem
        case 18: return GKShuffledDistribution.descriptionOfGKShuffledDistribution
        case 19: return GKState.descriptionOfGKState
        default: return GKStateMachine.descriptionOfGKStateMachine
        }
    }
}
