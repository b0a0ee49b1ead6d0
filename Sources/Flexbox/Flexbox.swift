// The engine is filled by the flexbox work.
