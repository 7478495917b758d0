@_exported import ObjCRuntime
@_exported import SampanFoundation
