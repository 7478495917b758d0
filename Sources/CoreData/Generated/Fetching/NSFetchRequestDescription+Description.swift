// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSFetchRequestDescription {
    nonisolated static var descriptionOfNSFetchRequestDescription: FrameworkClass {
        FrameworkClass(
            NSFetchRequestDescription.self,
            properties: """
                entity entityName fetchBatchSize fetchLimit fetchOffset havingPredicate includesPendingChanges \
                includesPropertyValues includesSubentities predicate propertiesToFetch propertiesToGroupBy \
                relationshipKeyPathsForPrefetching resultType returnsDistinctResults returnsObjectsAsFaults \
                shouldRefreshRefetchedObjects sortDescriptors
                """,
            property: NSFetchRequestDescription.propertyOfNSFetchRequestDescription)
    }

    private static func propertyOfNSFetchRequestDescription(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("entity", \NSFetchRequestDescription.entity)
        case 1: return .readOnly(\NSFetchRequestDescription.entityName)
        case 2: return .value("fetchBatchSize", \NSFetchRequestDescription.fetchBatchSize)
        case 3: return .value("fetchLimit", \NSFetchRequestDescription.fetchLimit)
        case 4: return .value("fetchOffset", \NSFetchRequestDescription.fetchOffset)
        case 5: return .value("havingPredicate", \NSFetchRequestDescription.havingPredicate)
        case 6: return .value("includesPendingChanges", \NSFetchRequestDescription.includesPendingChanges)
        case 7: return .value("includesPropertyValues", \NSFetchRequestDescription.includesPropertyValues)
        case 8: return .value("includesSubentities", \NSFetchRequestDescription.includesSubentities)
        case 9: return .value("predicate", \NSFetchRequestDescription.predicate)
        case 10: return .value("propertiesToFetch", \NSFetchRequestDescription.propertiesToFetch)
        case 11: return .value("propertiesToGroupBy", \NSFetchRequestDescription.propertiesToGroupBy)
        case 12: return .value("relationshipKeyPathsForPrefetching", \NSFetchRequestDescription.relationshipKeyPathsForPrefetching)
        case 13: return .value("resultType", \NSFetchRequestDescription.resultType)
        case 14: return .value("returnsDistinctResults", \NSFetchRequestDescription.returnsDistinctResults)
        case 15: return .value("returnsObjectsAsFaults", \NSFetchRequestDescription.returnsObjectsAsFaults)
        case 16: return .value("shouldRefreshRefetchedObjects", \NSFetchRequestDescription.shouldRefreshRefetchedObjects)
        default: return .value("sortDescriptors", \NSFetchRequestDescription.sortDescriptors)
        }
    }
}
