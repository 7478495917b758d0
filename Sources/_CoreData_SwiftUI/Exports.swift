@_exported import _Combine_CoreData
