@_exported import SampanFoundation
